/**
 * How long each function takes to begin: the processor time of a process of its own from its start to the first answer
 * of a group of calls, or until any other function is loaded, beside a Node process that does nothing.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CALL_GROUPS } from '@quire/model/calls/call-groups';
import { z } from 'zod';
import { head, line } from '../table.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUILT = `${ROOT}functions/dist/index.js`;
const FIRST_ANSWER = fileURLToPath(new URL('./first-answer.mjs', import.meta.url));
const TIMES = 9;
const MOST_MS = 450;
/** Those with much memory, and those that load Firestore's library before they can receive an event. */
const HEAVY_MOST_MS = 1_200;
const HEAVY: ReadonlySet<string> = new Set(['reviewerUpload', 'upload', 'article', 'reviewFile']);

const CostSchema = z.object({
  status: z.number().nullable(),
  ms: z.number(),
  bytes: z.number(),
});
type Cost = z.infer<typeof CostSchema>;

const run = promisify(execFile);

/** Bare of all that the shell and npm have set, as in Google's cloud. */
const environment = (target: string) => ({
  PATH: process.env.PATH,
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_CONFIG: '{"projectId":"demo-bench","storageBucket":"demo-bench.bucket"}',
  GCLOUD_PROJECT: 'demo-bench',
  FUNCTION_TARGET: target,
});

async function costOf(target: string, call?: string): Promise<Cost> {
  const given = [FIRST_ANSWER, BUILT, ...(call === undefined ? [] : [call])];
  const { stdout } = await run(process.execPath, given, { env: environment(target) });
  return CostSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{'))));
}

async function emptyProcess(): Promise<Cost> {
  const code =
    'const u=process.cpuUsage();console.log(JSON.stringify({status:null,ms:(u.user+u.system)/1e3,bytes:process.memoryUsage().rss}))';
  const { stdout } = await run(process.execPath, ['-e', code], { env: environment('') });
  return CostSchema.parse(JSON.parse(stdout));
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The median of several runs, in sequence: two at a time would share the caches of one processor.
 */
async function medianOf(measure: () => Promise<Cost>): Promise<{ ms: number; megabytes: number }> {
  const costs: Cost[] = [];
  for (let time = 0; time < TIMES; time++) costs.push(await measure());
  return {
    ms: median(costs.map(({ ms }) => ms)),
    megabytes: median(costs.map(({ bytes }) => bytes)) / 2 ** 20,
  };
}

/** The names of all functions, as deploying finds them. */
async function functionNames(): Promise<string[]> {
  const code =
    'import(process.argv[1]).then((all) => console.log(JSON.stringify(Object.keys(all))))';
  const { FUNCTION_TARGET: _, ...env } = environment('');
  const { stdout } = await run(process.execPath, ['-e', code, BUILT], { env });
  return z.array(z.string()).parse(JSON.parse(stdout));
}

export async function benchFunctions(): Promise<void> {
  if (!existsSync(BUILT)) throw new Error('functions/dist is not built: npm test -- --only build');
  const names = await functionNames();
  const plain = await medianOf(emptyProcess);
  head(`Functions: ${names.length}, each in a process of its own`, 'empty Node');
  for (const name of names) {
    const [call] = Object.entries(CALL_GROUPS).find(([group]) => group === name)?.[1] ?? [];
    const { ms, megabytes } = await medianOf(() => costOf(name, call));
    const most = HEAVY.has(name) || call === undefined ? HEAVY_MOST_MS : MOST_MS;
    line(`${name}: ${call ? 'first answer' : 'loaded'}`, ms, plain.ms, 'ms', { most });
    line(`${name}: memory`, megabytes, plain.megabytes, 'MB');
  }
}
