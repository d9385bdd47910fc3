import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0];

/**
 * How PostgreSQL must be started to ask for it, after PGlite's own parameters, which turn fsync off. `fdatasync`, the
 * default, never leaves PGlite's runtime; `fsync` comes to the files below.
 */
export const durableParameters: readonly string[] = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * The files of the embedded database, with an fsync that reaches the disk. PGlite's runtime lets PostgreSQL's calls of
 * fsync run into the void; the hook that it looks for is set here. Without it the last moves, or the whole database,
 * could be lost to a power failure.
 */
export class DurableFiles extends NodeFS {
  #syncs = 0;

  /** How often something was forced to the disk. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(pglite: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const hook = (module: EmscriptenModule): void => {
      Object.assign(streamOperationsOf(module), { fsync: (stream: unknown) => this.#sync(stream) });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  /** What PostgreSQL's fsync comes to: 0 where it is done, else an error's number, at which PostgreSQL stops. */
  #sync(stream: unknown): number {
    if (typeof stream !== 'object' || stream === null || !('nfd' in stream)) return INPUT_OUTPUT_ERROR;
    if (typeof stream.nfd !== 'number') return INPUT_OUTPUT_ERROR;
    try {
      fsyncSync(stream.nfd);
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
    this.#syncs++;
    return 0;
  }
}

/** EIO, as the runtime numbers the errors. */
const INPUT_OUTPUT_ERROR = 29;

/** The operations on open files of PGlite's file system for Node; an empty object where it has changed its ways. */
function streamOperationsOf(module: EmscriptenModule): object {
  const nodeFiles: unknown = Reflect.get(module, 'NODEFS');
  if (typeof nodeFiles !== 'object' || nodeFiles === null || !('stream_ops' in nodeFiles)) return {};
  return typeof nodeFiles.stream_ops === 'object' && nodeFiles.stream_ops !== null
    ? nodeFiles.stream_ops
    : {};
}
