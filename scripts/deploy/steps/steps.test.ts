import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../under-node-24.mjs';
import { batches } from './batches.ts';
import { readState, stateFile } from './deploy-state.ts';
import { namedTargets } from './deploy-step.ts';
import { deployedHashes } from './deployed-hashes.ts';
import { CODEBASE, type PressDeployment, pressSteps } from './press-steps.ts';
import { runSteps } from './run-steps.ts';

const HASHES = { firestore: 'f', storage: 's', functions: 'n', hosting: 'h' };
const NAMES = Array.from({ length: 25 }, (_, n) => `f${n}`);

let root: string;
let file: string;
let done: string[];
let now: Date;
/** What fails, once. */
let failing: string | null;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-deploy-'));
  file = stateFile(root, 'tide-press');
  done = [];
  now = new Date('2026-11-28T10:00:00Z');
  failing = null;
});
afterEach(() => rm(root, { recursive: true }));

async function act(what: string, isForced = false): Promise<void> {
  // What is not named may be deleted: it is asked about.
  expect(isForced).toBe(what.startsWith('functions:'));
  if (failing !== null && what.startsWith(failing)) {
    failing = null;
    throw new Error('quota');
  }
  done.push(what);
}

async function deploy(changed: Partial<PressDeployment['hashes']> = {}): Promise<string[]> {
  const hashes = { ...HASHES, ...changed };
  const { functions: deployedFunctions } = await readState(file, now);
  const steps = pressSteps({
    ...{ hashes, functions: NAMES, deployedFunctions },
    firebase: act,
    migrate: () => act('migrate'),
    watch: () => act('watch'),
    look: () => act('look'),
  });
  done = [];
  await runSteps({ steps, functions: hashes.functions, file, now: () => now, tell: () => {} });
  return done;
}

const part = (from: number, to: number) =>
  NAMES.slice(from, to)
    .map((name) => `functions:press:${name}`)
    .join(',');
const REST = ['functions', 'hosting,functions', 'migrate', 'watch', 'look'];
const ALL = ['firestore', 'storage', part(0, 9), part(9, 18), part(18, 25), ...REST];

it('deploys what is asked before what asks', async () => {
  expect(await deploy()).toEqual(ALL);
});

it('names functions in batches only where they have changed since', async () => {
  await deploy();
  expect(await deploy()).toEqual(['firestore', 'storage', ...REST]);
  expect(await deploy({ functions: 'n2' })).toEqual(ALL);
});

it('goes on where it stopped', async () => {
  failing = part(9, 18);
  await expect(deploy()).rejects.toThrow('part 2 of 3');
  expect(done).toEqual(ALL.slice(0, 3));
  expect(await deploy()).toEqual(ALL.slice(3));
  expect(await deploy()).toEqual(['firestore', 'storage', ...REST]);
});

it('does again what has changed since it stopped', async () => {
  failing = 'hosting';
  await expect(deploy()).rejects.toThrow('Pages failed: quota');
  expect(await deploy({ firestore: 'f2' })).toEqual(['firestore', ...REST.slice(1)]);
});

it('begins again after a day', async () => {
  failing = 'hosting';
  await expect(deploy()).rejects.toThrow('quota');
  now = new Date('2026-11-29T10:00:01Z');
  expect(await deploy()).toEqual(ALL);
});

it('looks and sets alerts each time', async () => {
  failing = 'look';
  await expect(deploy()).rejects.toThrow('Does the press answer? failed');
  expect(await deploy()).toEqual(['watch', 'look']);
});

it('begins again where the file cannot be read', async () => {
  await deploy();
  await writeFile(file, '{"began": 7');
  expect(await deploy()).toEqual(ALL);
});

it('makes batches of at most ten', () => {
  expect(batches(NAMES).map((each) => each.length)).toEqual([9, 9, 7]);
  expect(batches(NAMES).flat()).toEqual(NAMES);
  expect(batches(NAMES.slice(0, 10))).toHaveLength(1);
  expect(batches([])).toEqual([]);
});

it.each([
  [undefined, ['firestore', 'storage', 'functions', 'hosting']],
  ['functions, hosting', ['functions', 'hosting']],
  ['functions:press:site', null],
  ['hosting,pages', null],
])('reads --only %s', (only, targets) => {
  expect(namedTargets(only)).toEqual(targets);
});

it('knows the name of our codebase', async () => {
  const { functions } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  expect(functions).toMatchObject([{ codebase: CODEBASE }]);
});

it('hashes parameters with functions and pages, and nothing else', async () => {
  await writeFile(join(root, 'storage.rules'), 'rules');
  const before = await deployedHashes(root, 'tide-press');
  await mkdir(join(root, 'functions'));
  await writeFile(join(root, 'functions/.env.tide-press'), 'SMTP_PORT=465');
  const after = await deployedHashes(root, 'tide-press');
  expect(after).toMatchObject({ firestore: before.firestore, storage: before.storage });
  expect(after.functions).not.toBe(before.functions);
  expect(after.hosting).not.toBe(before.hosting);
});
