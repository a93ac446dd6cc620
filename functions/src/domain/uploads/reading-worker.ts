/** A thread that reads one file and ends: `read-apart.ts` starts it, and ends it where it does not. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FileReading, read } from './reading.ts';

const reading: FileReading = workerData;
parentPort?.postMessage(await read(reading));
