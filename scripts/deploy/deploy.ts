/** `npm run deploy -- --project ID`, under a Node that runs TypeScript. See docs/deploy.md. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_REGION } from '../../model/src/constants.ts';
import { BUILDS, BuildFailed, isStale, runBuild } from '../build/build.ts';
import { deployedOrigin, writePublicFiles } from '../hosting/public-files.ts';
import { writeSbom } from '../packages/write-sbom.ts';
import { readOptions } from '../terminal/read-options.ts';
import { step } from '../terminal/step.ts';
import { bold, faint, green, red } from '../terminal/style.ts';
import { run } from '../test/run.ts';
import { ROOT } from '../under-node-24.mjs';
import { declaredFunctions } from './checks/declared-functions.ts';
import { dryRun } from './checks/dry-run.ts';
import { googleOrigins } from './checks/google-origins.ts';
import { migrateStored } from './migrate-stored.ts';
import { readBudget, watchPress } from './monitoring/watch-press.ts';
import { deployProblem } from './project.ts';
import { smokeTest } from './smoke-test.ts';
import { readState, stateFile } from './steps/deploy-state.ts';
import { namedTargets, TARGETS } from './steps/deploy-step.ts';
import { deployedHashes } from './steps/deployed-hashes.ts';
import { pressSteps } from './steps/press-steps.ts';
import { runFirebase } from './steps/run-firebase.ts';
import { runSteps, StepFailed } from './steps/run-steps.ts';
import { TELLS_ADDRESSES, tellsAddresses, webApiKey } from './tells-addresses.ts';
import { testMail } from './test-mail.ts';

const HELP = `npm run deploy -- --project ID [--only hosting,functions,firestore,storage] [--dry-run]
             [--smoke-test] [--from-start] [--alert-mail ADDRESS [--budget '20 EUR']]
  Checks types and lint, builds, and deploys to that Firebase project step by step, then sees whether the press answers.
  After a failure, the same command goes on where it stopped.
  --dry-run: looks at what can be known before (rights, plan, parameters, secrets, quotas, rules, DNS records), and changes nothing.
  --smoke-test: sees whether the press answers, and changes nothing.
  --from-start: deploys what an interrupted deployment has deployed already, too.
  --alert-mail: has Google mail there when the press fails; --budget: also when a month costs so much.
  Before the first time, read docs/deploy.md.`;

/** Deployed with the functions' source, so that each version of them says what is in it. */
const SBOM = 'functions/dist/sbom.cdx.json';

const values = readOptions(
  {
    project: { type: 'string' },
    only: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'from-start': { type: 'boolean' },
    'smoke-test': { type: 'boolean' },
    'alert-mail': { type: 'string' },
    budget: { type: 'string' },
  },
  HELP,
);

const problem = deployProblem(values.project);
if (problem || !values.project) {
  console.error(`${problem}\n\n${HELP}`);
  process.exit(2);
}
const { project } = values;
const targets = namedTargets(values.only);
if (!targets) {
  console.error(`--only takes ${TARGETS.join(', ')}, not "${values.only}".`);
  process.exit(2);
}
const budget = values.budget === undefined ? undefined : readBudget(values.budget);
if (budget === null) {
  console.error(
    `--budget takes an amount and a currency, such as '20 EUR', not "${values.budget}".`,
  );
  process.exit(2);
}
if (values['dry-run'])
  process.exit((await dryRun(project, await deployedParameters(project))) ? 0 : 1);
if (values['smoke-test']) process.exit((await answersWell(project)) ? 0 : 1);
const state = stateFile(ROOT, project);
if (values['from-start']) await rm(state, { force: true });
const { began, functions: deployedFunctions } = await readState(state, new Date());
if (began) console.log(`  Going on with the deployment that began at ${began}.`);
try {
  await step('Checking types and lint', async () => {
    const code = await run(process.execPath, ['scripts/test.mjs', '--only', 'checks']);
    if (code !== 0) throw new Error('The checks failed: nothing was deployed.');
  });
  for (const build of BUILDS) {
    // What an interrupted deployment has built from the same files is there already.
    if (began && !(await isStale(ROOT, build))) continue;
    await step(`Building ${build.label}`, () => runBuild(ROOT, build));
  }
  await step('Writing the bill of materials', () => writeSbom(ROOT, join(ROOT, SBOM)));
  const env = await deployedParameters(project);
  await writePublicFiles(join(ROOT, 'web/dist/client'), deployedOrigin(env, project));
} catch (error) {
  if (error instanceof BuildFailed) console.error(error.message);
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
// In seconds. By itself firebase-tools gives up after ten, which a busy machine may need to load the functions.
process.env.FUNCTIONS_DISCOVERY_TIMEOUT ??= '300';
const hashes = await deployedHashes(ROOT, project);
const alertMail = values['alert-mail'];
const steps = pressSteps({
  hashes,
  deployedFunctions,
  functions: (await declaredFunctions()).functions.map(({ name }) => name),
  firebase: (only, isForced) => runFirebase(ROOT, { project, only, isForced }),
  migrate: () => migrateStored(project),
  watch: alertMail ? () => setAlerts(project, alertMail) : null,
  look: async () => {
    await warnOfSignIn(project);
    if (!(await answersWell(project))) throw new Error('it does not answer as it should');
  },
});
try {
  await runSteps({
    steps: steps.filter(
      (one) => one.targets.length === 0 || one.targets.some((target) => targets.includes(target)),
    ),
    functions: targets.includes('functions') ? hashes.functions : null,
    file: state,
    now: () => new Date(),
    tell: ({ label }, what) =>
      console.log(
        what === 'begins' ? `\n${bold(label)}` : `  ${green('✓')} ${label}  ${faint(what)}`,
      ),
  });
  process.exit(0);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(`\n${red(error.message)}\nThe same command goes on with this step.`);
  process.exit(1);
}

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

/** A press without alerts is deployed all the same: what Google refuses is printed. */
async function setAlerts(project: string, email: string): Promise<void> {
  const { host } = new URL(deployedOrigin(await deployedParameters(project), project));
  try {
    const applied = await watchPress({ project, host, email, ...(budget && { budget }) });
    for (const [what, done] of applied) console.log(`  ${green('✓')} ${what}: ${done}`);
  } catch (error) {
    console.error(red(`The alerts could not be set: ${String(error)}`));
  }
}

/** Looks at the live press and prints what was found; true where nothing is wrong. */
async function answersWell(project: string): Promise<boolean> {
  const env = await deployedParameters(project);
  const functions = `https://${deployedRegion(env)}-${project}.cloudfunctions.net`;
  const found = [
    ...(await smokeTest({ origin: deployedOrigin(env, project), functions })),
    await testMail({
      functions,
      apiKey: webApiKey(env),
      admin: adminOfEnvironment(),
      identity: googleOrigins().identity,
    }),
  ];
  for (const { label, problem } of found)
    console.log(problem ? `  ${red('✗')} ${label}: ${problem}` : `  ${green('✓')} ${label}`);
  return found.every(({ problem }) => problem === null);
}

/** As the parameters of a deployment say (`functions/.env.ID`). */
function deployedRegion(env: string): string {
  return /^PRESS_REGION=["']?([\w-]+)/m.exec(env)?.[1] ?? DEFAULT_REGION;
}

/** Who has a test mail sent, where the environment names them: no option, because a password is in it. */
function adminOfEnvironment() {
  const { QUIRE_ADMIN_EMAIL: email, QUIRE_ADMIN_PASSWORD: password } = process.env;
  return email && password ? { email, password } : undefined;
}
