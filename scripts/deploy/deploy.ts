/** `npm run deploy -- --project ID`, under a Node that runs TypeScript. See docs/deploy.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDS, BuildFailed, runBuild } from '../build/build.ts';
import { deployedOrigin, writePublicFiles } from '../hosting/public-files.ts';
import { writeSbom } from '../packages/write-sbom.ts';
import { readOptions } from '../terminal/read-options.ts';
import { step } from '../terminal/step.ts';
import { red } from '../terminal/style.ts';
import { run } from '../test/run.ts';
import { ROOT } from '../under-node-24.mjs';
import { deployProblem } from './project.ts';
import { TELLS_ADDRESSES, tellsAddresses, webApiKey } from './tells-addresses.ts';

const HELP = `npm run deploy -- --project ID [--only hosting,functions,firestore,storage]
  Checks types and lint, builds, and deploys to that Firebase project.
  Before the first time, read docs/deploy.md.`;

/** Deployed with the functions' source, so that each version of them says what is in it. */
const SBOM = 'functions/dist/sbom.cdx.json';

const values = readOptions({ project: { type: 'string' }, only: { type: 'string' } }, HELP);
const problem = deployProblem(values.project);
if (problem || !values.project) {
  console.error(`${problem}\n\n${HELP}`);
  process.exit(2);
}
try {
  await step('Checking types and lint', async () => {
    const code = await run(process.execPath, ['scripts/test.mjs', '--only', 'types,lint,imports']);
    if (code !== 0) throw new Error('The checks failed: nothing was deployed.');
  });
  for (const build of BUILDS) {
    await step(`Building ${build.label}`, () => runBuild(ROOT, build));
  }
  await step('Writing the bill of materials', () => writeSbom(ROOT, join(ROOT, SBOM)));
  const env = await deployedParameters(values.project);
  await writePublicFiles(join(ROOT, 'web/dist/client'), deployedOrigin(env, values.project));
} catch (error) {
  if (error instanceof BuildFailed) console.error(error.message);
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
const only = values.only ? ['--only', values.only] : [];
const code = await run('firebase', ['deploy', '--project', values.project, ...only]);
if (code === 0) await warnOfSignIn(values.project);
process.exit(code);

/** What Firebase has asked for and written down when functions were deployed; nothing before that. */
function deployedParameters(project: string): Promise<string> {
  return readFile(join(ROOT, 'functions', `.env.${project}`), 'utf8').catch(() => '');
}

/** What only the console can set is at least looked at. */
async function warnOfSignIn(project: string): Promise<void> {
  const env = await deployedParameters(project);
  const key = webApiKey(env);
  if (key && (await tellsAddresses(key))) console.warn(red(TELLS_ADDRESSES));
}
