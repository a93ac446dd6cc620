/** `npm run deploy -- --project ID`, under a Node that runs TypeScript. See docs/deploy.md. */
import { BUILDS, BuildFailed, runBuild } from '../build/build.ts';
import { readOptions } from '../terminal/read-options.ts';
import { step } from '../terminal/step.ts';
import { red } from '../terminal/style.ts';
import { run } from '../test/run.ts';
import { ROOT } from '../under-node-24.mjs';
import { deployProblem } from './project.ts';

const HELP = `npm run deploy -- --project ID [--only hosting,functions,firestore,storage]
  Checks types and lint, builds, and deploys to that Firebase project.
  Before the first time, read docs/deploy.md.`;

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
} catch (error) {
  if (error instanceof BuildFailed) console.error(error.message);
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
const only = values.only ? ['--only', values.only] : [];
process.exit(await run('firebase', ['deploy', '--project', values.project, ...only]));
