/**
 * A thread that reads one file and ends: `read-apart.ts` starts it, and stops it if it does not end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type FileReading, read } from './reading.ts';

const reading: FileReading = workerData;
parentPort?.postMessage(await read(reading));
