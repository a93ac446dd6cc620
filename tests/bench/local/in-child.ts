import { fork } from 'node:child_process';

/** Where Node writes processor profiles of every part and server; unset, it writes none. */
const PROFILE = 'QUIRE_BENCH_PROFILE';

/** Node's arguments that have it write a profile when the process ends. */
export const profiling = (): string[] => {
  const folder = process.env[PROFILE];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
};

/** From here on, children write profiles into this folder. */
export function profileInto(folder: string): void {
  process.env[PROFILE] = folder;
}

/**
 * Runs one part of the bench in a separate process, so that no part uses another's heap. Rejects
 * when it fails.
 */
export function inChild<T>(part: string, ...args: readonly (string | number)[]): Promise<T> {
  const file = new URL('./child.ts', import.meta.url);
  const execArgv = ['--expose-gc', ...profiling()];
  const child = fork(file, [part, JSON.stringify(args)], { execArgv });
  return new Promise((resolve, reject) => {
    const answers: T[] = [];
    // The child is this program: what it sends is what the part returned.
    child.once('message', (answer) => answers.push(answer as T));
    child.once('error', reject);
    // Not before its end, when it writes its profile.
    child.once('exit', (code) => {
      const [answer] = answers;
      if (answer === undefined) reject(new Error(`the part ${part} ended with ${code}`));
      else resolve(answer);
    });
  });
}
