/**
 * Loaded (`--require`) into firebase-tools, which learns to refuse malformed addresses and to have its functions served
 * by processes that they share: it would give each a process that reads all of the code. Every Node process that it
 * starts loads this too, and goes on as it is.
 */
import { createRequire, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const TOOLS = /[\\/]firebase-tools[\\/].*[\\/]firebase\.js$/;
// Only there: it takes Node's servers and loads what others do without.
const program = process.argv[1] ?? '';
/** As the programs of this package: not in the folder for temporary files, which is another one for each run. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
if (TOOLS.test(program)) {
  enableCompileCache(COMPILED);
  // At once: firebase-tools keeps what it has loaded.
  const { replaceRuntimes }: typeof import('./replace-runtimes.ts') = createRequire(
    import.meta.url,
  )('./replace-runtimes.ts');
  replaceRuntimes(program);
  void import('./refuse-bad-addresses.ts').then(({ refuseBadAddresses }) => refuseBadAddresses());
  void import('./compile-when-asked.ts').then(({ compileWhenAsked }) => compileWhenAsked(program));
  void import('./hide-powered-by.ts').then(({ hidePoweredBy }) => hidePoweredBy(program));
}
