/** firebase-tools itself deploys the press, step by step, to a server that stands for Google. */
import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as functions from '../../../functions/src/index.ts';
import { declaredParameters } from '../../../functions/src/platform/config/declared-parameters.ts';
import { ROOT } from '../../under-node-24.mjs';
import { readState, stateFile } from '../steps/deploy-state.ts';
import { type DeployStep, TARGETS, type Target } from '../steps/deploy-step.ts';
import { deployedHashes } from '../steps/deployed-hashes.ts';
import { pressSteps } from '../steps/press-steps.ts';
import { firebaseArguments } from '../steps/run-firebase.ts';
import { runSteps } from '../steps/run-steps.ts';
import { doings } from './doings.ts';
import { googleVariables } from './google-variables.ts';
import { pressProject } from './press-project.ts';
import { pretendedProject } from './pretended-project.ts';
import { projectAnswers } from './project-answers.ts';
import { type RecordingServer, recordingServer } from './recording-server.ts';

const ID = 'tide-press';
/** Not the one that firebase-tools looks in by itself. */
const REGION = 'europe-west1';
const NAMES = Object.keys(functions);

const google = pretendedProject(ID);
let server: RecordingServer;
let folder = '';

const parameters = declaredParameters().filter(({ type }) => type !== 'secret');
const NEEDED = { PRESS_ORIGIN: 'https://press.example', WEB_API_KEY: 'AIza', SMTP_HOST: 'smtp' };

beforeAll(async () => {
  server = await recordingServer(projectAnswers(google));
  folder = await mkdtemp(join(tmpdir(), 'quire-deployment-'));
  const endpoints = Object.entries(functions).map(([name, made]) => {
    // Of a function, for tools: no part of its type.
    const declared: unknown = JSON.parse(JSON.stringify(Reflect.get(Object(made), '__endpoint')));
    return [
      name,
      Object.assign({}, declared, { entryPoint: name, region: '{{ params.PRESS_REGION }}' }),
    ];
  });
  await pressProject({
    ...{ folder, project: ID },
    manifest: { endpoints: Object.fromEntries(endpoints), params: declaredParameters() },
    parameters: {
      ...Object.fromEntries(
        parameters.map(({ name, default: usual }) => [name, String(usual ?? '')]),
      ),
      ...{ ...NEEDED, MAIL_SENDER: 'press@press.example', PRESS_REGION: REGION },
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** `firebase deploy`, without a terminal. Rejects with what it has printed. */
async function firebase(only: string, isForced?: boolean): Promise<void> {
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    ...googleVariables(server.url, join(folder, 'config')),
  };
  const args = firebaseArguments({ project: ID, only, isForced });
  await promisify(execFile)('firebase', args, { cwd: folder, env }).catch((error) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
}

/** Deploys; what was done in each step, by its id. Of a failure, the last step is the one that failed. */
async function deploy(targets: readonly Target[] = TARGETS): Promise<Record<string, string[]>> {
  const file = stateFile(folder, ID);
  const [hashes, state] = [await deployedHashes(folder, ID), await readState(file, new Date())];
  const done: Record<string, string[]> = {};
  const recorded = (step: DeployStep): DeployStep => ({
    ...step,
    run: async () => {
      const before = server.asked.length;
      await step.run().finally(() => {
        done[step.id] = doings(server.asked.slice(before));
      });
    },
  });
  const nothing = async () => {};
  const steps = pressSteps({
    ...{ hashes, functions: NAMES, deployedFunctions: state.functions, firebase },
    ...{ migrate: nothing, watch: null, look: nothing },
  });
  await runSteps({
    steps: steps
      .filter((step) => step.targets.some((each) => targets.includes(each)))
      .map(recorded),
    functions: hashes.functions,
    file,
    now: () => new Date(),
    tell: () => {},
  }).catch((error) => {
    done.failure = [String(error)];
  });
  return done;
}

/** What firebase-tools asks beside Google's APIs, or of an API by a fixed address: all of it can be refused. */
const BESIDE = [
  'CONNECT firebase-public.firebaseio.com:443',
  'CONNECT iam.googleapis.com:443',
  'CONNECT registry.npmjs.org:443',
];
const unknown = () => server.refused.filter((each) => !BESIDE.includes(each));

const PAGES = ['create version', 'tag site', 'change version', 'release pages'];

it('creates everything once, in its order', async () => {
  const { indexes, fieldOverrides } = JSON.parse(
    await readFile(join(folder, 'firestore.indexes.json'), 'utf8'),
  );
  expect(Object.entries(await deploy())).toEqual([
    [
      'firestore',
      [
        'upload rules',
        `create index ×${indexes.length}`,
        `create index of a field ×${fieldOverrides.length}`,
        'release rules',
      ],
    ],
    ['storage', ['upload rules', 'release rules']],
    [
      'functions-1',
      ['upload source', 'grant secrets ×8', 'create functions ×9', 'open services ×9'],
    ],
    [
      'functions-2',
      [
        ...['upload source', 'grant secrets', 'create functions ×9', 'open services ×9'],
        'create schedules ×4',
      ],
    ],
    // The first functions that are triggered: Eventarc gets its roles. They are opened to nobody.
    ['functions-3', ['grant roles', 'upload source', 'create functions ×7', 'open services']],
    ['functions', []],
    ['hosting', [PAGES[0], 'upload pages ×2', ...PAGES.slice(1)]],
    ['migrations', []],
  ]);
  expect([...google.functions.keys()].toSorted()).toEqual(
    NAMES.map((name) => `projects/${ID}/locations/${REGION}/functions/${name}`).toSorted(),
  );
  expect(unknown()).toEqual([]);
});

it('sends what functions were declared with', () => {
  const about = (name: string) =>
    google.functions.get(`projects/${ID}/locations/${REGION}/functions/${name}`);
  expect(about('onMailWritten')).toMatchObject({
    buildConfig: { runtime: 'nodejs24', entryPoint: 'onMailWritten' },
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      retryPolicy: 'RETRY_POLICY_RETRY',
      // Where the database is.
      triggerRegion: 'eur3',
    },
    serviceConfig: {
      availableCpu: '0.25',
      maxInstanceRequestConcurrency: 1,
      secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD', version: '1' }],
      environmentVariables: {
        PRESS_ORIGIN: 'https://press.example',
        FUNCTION_TARGET: 'onMailWritten',
      },
    },
  });
  expect([...google.jobs.values()]).toHaveLength(4);
  const [version] = google.versions.values();
  expect(JSON.stringify(version)).toContain('"tag":"fh-');
});

it('leaves alone what has not changed', async () => {
  expect(Object.entries(await deploy())).toEqual([
    // The rules that are released again are those that were uploaded the first time.
    ['firestore', ['release rules']],
    ['storage', ['release rules']],
    ['functions', []],
    // Hosting has a new version with the same files, at the same revision of the function.
    ['hosting', PAGES.filter((each) => each !== 'tag site')],
    ['migrations', []],
  ]);
  expect(google.rulesets.size).toBe(2);
  expect(unknown()).toEqual([]);
});

it('leaves the rest as it was where a function fails, and goes on with it', async () => {
  await appendFile(join(folder, `functions/.env.${ID}`), 'VIES_API=https://vies.example\n');
  google.failing.add('hourly');
  const failed = await deploy(['functions']);
  expect(failed).toMatchObject({
    'functions-1': ['upload source', 'update functions ×9'],
    // The others of this part are updated all the same.
    'functions-2': ['upload source', 'update functions ×8'],
    failure: [expect.stringMatching(/^StepFailed: Functions, part 2 of 3/)],
  });
  expect(failed.failure).toEqual([expect.stringContaining('total allowable CPU')]);
  expect(Object.keys(failed)).not.toContain('functions-3');
  google.failing.clear();
  expect(Object.entries(await deploy(['functions']))).toEqual([
    ['functions-2', ['upload source', 'update functions ×9']],
    ['functions-3', ['upload source', 'update functions ×7']],
    ['functions', []],
    ['migrations', []],
  ]);
  expect(unknown()).toEqual([]);
});
