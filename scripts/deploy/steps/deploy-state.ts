/** How far a deployment has come: a small file on the machine that deploys, so that it can go on where it stopped. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const StateSchema = z.object({
  /** When the deployment began that has not ended; null: the last one ended. */
  began: z.iso.datetime().nullable(),
  /** The finished steps of that one, with the hashes of what they have deployed. */
  done: z.record(z.string(), z.string()),
  /** The hash of the functions that were deployed last, all of them. */
  functions: z.string().nullable(),
});
export type DeployState = z.infer<typeof StateSchema>;

/** Longer ago, someone else may have deployed meanwhile: everything is done again. */
const GOES_ON_FOR_MS = 24 * 3_600_000;

const NEVER_DEPLOYED: DeployState = { began: null, done: {}, functions: null };

export const stateFile = (root: string, project: string) =>
  join(root, '.local', 'deploy', `${project}.json`);

/** What is known of the last deployment to a project; a file that cannot be read counts as none. */
export async function readState(file: string, now: Date): Promise<DeployState> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const parsed = text === '' ? null : StateSchema.safeParse(jsonOrNull(text));
  if (!parsed?.success) return NEVER_DEPLOYED;
  const { began, functions } = parsed.data;
  const goesOn = began !== null && now.getTime() - Date.parse(began) < GOES_ON_FOR_MS;
  return goesOn ? parsed.data : { ...NEVER_DEPLOYED, functions };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes it whole or not at all. */
export async function writeState(file: string, state: DeployState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
