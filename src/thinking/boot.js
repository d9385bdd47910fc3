import { tsImport } from 'tsx/esm/api';
import { workerData } from 'node:worker_threads';

// A thread doesn't get the TypeScript loader of its process on every version of Node, so it brings its own.
await tsImport(workerData, import.meta.url);
