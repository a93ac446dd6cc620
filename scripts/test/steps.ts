import { BUILDS, BuildFailed, isStale, runBuild } from '../build/build.ts';
import { ROOT } from '../under-node-24.mjs';
import { type Counts, NOTHING, sum } from './counts.ts';
import { type JourneysPress, openJourneysPress } from './journeys-press.ts';
import { check, vitest, vitestAgain } from './run.ts';

export interface Step {
  name: string;
  title: string;
  run: () => Promise<Counts>;
}

/** What `tsc` is run in. */
export const TYPED = ['model', 'content', 'web', 'functions', 'local', 'demo', 'tests', 'scripts'];
/** What the import checks walk: never the built folders. */
const SOURCES = ['model/src', 'content/src', 'web/src', 'functions', 'local/src', 'demo', 'tests'];
export const DEPCRUISE = [
  ...['depcruise', '--config', '.dependency-cruiser.cjs', ...SOURCES, 'scripts'],
];
const DEPCRUISE_FOLDERS = ['depcruise', '--config', '.dependency-cruiser-folders.cjs', ...SOURCES];
/** What looks at the files without running them, but for the types: a label and the command. */
const CHECKS = [
  ['biome', 'biome', 'check', '.'],
  ['house style and spelling', 'node', 'scripts/prose.mjs'],
  ['dependency-cruiser', ...DEPCRUISE],
  ['circles of folders', ...DEPCRUISE_FOLDERS],
  ['knip', 'knip', '--no-progress'],
];

const types = () => each(TYPED, (w) => check(`types of ${w}`, 'tsc', ['-p', w]));
const runCheck = ([label = '', command = '', ...args]: readonly string[]) =>
  check(label, command, args);

let journeysPress: JourneysPress | null = null;

/** Begins what a later step needs, where the machine would otherwise wait for it. */
export function begin(steps: readonly Step[]): void {
  if (steps.some(({ name }) => name === 'journeys')) journeysPress ??= openJourneysPress();
}

/** Ends what has been begun. */
export async function end(): Promise<void> {
  await journeysPress?.close();
}

/** The steps of `npm test`, in order. Each goes on when an earlier one has failed. */
export const STEPS: readonly Step[] = [
  {
    name: 'checks',
    title: 'Types, lint, prose, imports and what nobody uses',
    // Two at a time, as two processors are what there is.
    run: async () => sum(await Promise.all([types(), each(CHECKS, runCheck)])),
  },
  { name: 'build', title: 'Build', run: () => each([...BUILDS], build) },
  { name: 'unit', title: 'Unit tests and functions', run: () => vitestAgain('unit*') },
  { name: 'content', title: 'Texts in a browser', run: () => vitestAgain('content') },
  { name: 'rules', title: 'Security rules', run: () => vitest('rules') },
  {
    name: 'mutants',
    title: 'Weakened rules, asked what the rules tests have just asked',
    run: () => check('rules:mutants', 'node', ['scripts/rules-mutants.mjs', '--again']),
  },
  { name: 'journeys', title: 'Journeys in a browser', run: journeys },
];

async function journeys(): Promise<Counts> {
  const opened = await journeysPress?.opened;
  console.log(journeysPress?.said() ?? '');
  if (opened === null) {
    console.log('  ✗ the press of the journeys');
    return { ...NOTHING, failed: 1 };
  }
  if (opened) process.env.QUIRE_PRESS_UNDER_TEST = opened;
  return vitestAgain('journeys*');
}

export async function each<T>(
  items: readonly T[],
  run: (item: T) => Promise<Counts>,
): Promise<Counts> {
  const all: Counts[] = [];
  for (const item of items) all.push(await run(item));
  return sum(all);
}

async function build(one: (typeof BUILDS)[number]): Promise<Counts> {
  try {
    if (await isStale(ROOT, one)) await runBuild(ROOT, one);
    console.log(`  ✓ ${one.label}`);
    return { ...NOTHING, passed: 1 };
  } catch (error) {
    console.log(error instanceof BuildFailed ? error.message : error);
    console.log(`  ✗ ${one.label}`);
    return { ...NOTHING, failed: 1 };
  }
}
