import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A file of the page. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const PAGE = fileURLToPath(new URL('../page/', import.meta.url));

/** The npm packages whose fonts the stylesheet names; it refers to each file as `./files/<name>`. */
const FONT_PACKAGES = [
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-symbols-2',
  '@fontsource/source-code-pro',
  '@fontsource/dejavu-mono',
  '@infolektuell/noto-color-emoji',
];

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/** Bundles the present sources of the page: a script and a stylesheet. Takes a fraction of a second. */
export async function bundlePage(): Promise<ReadonlyMap<string, Asset>> {
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, 'main.ts'), join(PAGE, 'style.css')],
    outdir: PAGE,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['*.woff2', '*.woff'],
    logLevel: 'silent',
  });
  const files = outputFiles.map(({ path, contents }): [string, Asset] => [
    `/${basename(path)}`,
    {
      type: path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      body: Buffer.from(contents),
    },
  ]);
  const html = { type: 'text/html; charset=utf-8', body: await readFile(join(PAGE, 'index.html')) };
  return new Map([...files, ['/', html]]);
}

/** A font file by its name, out of the packages; null where there is none. */
export async function readFont(name: string): Promise<Asset | null> {
  if (!/^[a-z0-9-]+\.woff2$/.test(name)) return null;
  const found = await Promise.all(
    FONT_PACKAGES.map((owner) => readAsset(join(folderOf(owner), 'files', name), 'font/woff2')),
  );
  return found.find((asset) => asset !== null) ?? null;
}

/** The picture of an emoji by its code points, such as `1f6a9`; null where there is none. */
export async function readEmoji(codePoints: string): Promise<Asset | null> {
  if (!/^[0-9a-f-]+$/.test(codePoints)) return null;
  return readAsset(join(folderOf('@twemoji/svg'), `${codePoints}.svg`), 'image/svg+xml');
}

async function readAsset(path: string, type: string): Promise<Asset | null> {
  const body = await readFile(path).catch(() => null);
  return body && { type, body };
}
