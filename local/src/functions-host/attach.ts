/**
 * Loaded (`--require`) into firebase-tools, which learns to refuse malformed addresses, and into every Node process that
 * it starts. It gives each function a process that reads all of the code; here that process only stands in for the
 * function, which runs in one shared with all others: a press of 130 functions needs two such processes.
 */
import Module from 'node:module';

const TOOLS = /[\\/]firebase-tools[\\/].*[\\/]firebase\.js$/;
// Only there: it takes Node's servers, which processes that only wait do without.
const program = process.argv[1] ?? '';
if (TOOLS.test(program)) {
  void import('./refuse-bad-addresses.ts').then(({ refuseBadAddresses }) => refuseBadAddresses());
  void import('./hide-powered-by.ts').then(({ hidePoweredBy }) => hidePoweredBy(program));
}

const RUNTIME = /[\\/]functionsEmulatorRuntime(\.js)?$/;

/** Node's own way for a preloaded module to run something else than the program named. */
const entry: { runMain: () => unknown } = Module;
if (RUNTIME.test(program) && !process.env.FUNCTION_DEBUG_MODE) {
  entry.runMain = () => import('./stand-in.ts');
}
