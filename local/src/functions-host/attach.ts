/**
 * Loaded (`--require`) into every Node process that firebase-tools starts. It gives each function
 * a process that reads all of the code; here that process only stands in for the function, which
 * runs in one shared with all others: a press of 130 functions needs two such processes.
 */
import Module from 'node:module';

const RUNTIME = /[\\/]functionsEmulatorRuntime(\.js)?$/;

/** Node's own way for a preloaded module to run something else than the program named. */
const entry: { runMain: () => unknown } = Module;
if (RUNTIME.test(process.argv[1] ?? '') && !process.env.FUNCTION_DEBUG_MODE) {
  entry.runMain = () => import('./stand-in.ts');
}
