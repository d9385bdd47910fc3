import { mkdir, mkdtemp, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest path of a socket that every Unix takes, in bytes. */
const LONGEST = 100;

/** Where the processes that want the same folder find each other's sockets. */
export interface Place {
  /** The sockets that are open to calls. */
  names(): Promise<readonly string[]>;
  /** The path to use for a socket, short enough for one. */
  address(name: string): string;
  /** The path to bind a socket at that nobody shall call yet. */
  hidden(name: string): string;
  /** Opens a hidden socket to calls, at once with all that it is. */
  show(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Lets go of the short paths; what is bound stays bound. */
  leave(): Promise<void>;
}

/**
 * Opens the meeting place of a folder, `lock` in it: there every process finds it, in whichever container it runs. A path
 * that is too long for a socket is taken by way of a link in the system's temporary folder.
 */
export async function openPlace(folder: string): Promise<Place> {
  const sockets = join(folder, 'lock');
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const path = await realpath(sockets);
  const isLong = Buffer.byteLength(join(path, SAMPLE)) > LONGEST;
  const shortcut = isLong ? await mkdtemp(join(tmpdir(), 'merestone-socket-')) : null;
  const short = shortcut === null ? path : join(shortcut, 'd');
  if (shortcut !== null) await symlink(path, short);
  return {
    names: async () => (await readdir(path)).filter((name) => !name.startsWith('.')),
    address: (name) => join(short, name),
    hidden: (name) => join(short, `.${name}`),
    show: (name) => rename(join(path, `.${name}`), join(path, name)),
    remove: (name) => rm(join(path, name), { force: true }),
    leave: async () => {
      if (shortcut !== null) await rm(shortcut, { recursive: true, force: true });
    },
  };
}

/** As long as the name of a socket gets. */
const SAMPLE = '.1767225600000-4194304-abcdef';
