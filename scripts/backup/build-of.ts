import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../under-node-24.mjs';

/** The commit of this program; `unknown` where it is not in a repository. */
export async function buildOf(): Promise<string> {
  const asked = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: ROOT });
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
}
