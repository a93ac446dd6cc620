import { spawn } from 'node:child_process';

interface FirebaseDeploy {
  readonly project: string;
  readonly only: string;
  /** Nothing is asked: what would be is done. */
  readonly isForced?: boolean | undefined;
}

/** Of the program `firebase`. */
export const firebaseArguments = ({ project, only, isForced }: FirebaseDeploy) => [
  ...['deploy', '--project', project, '--only', only],
  ...(isForced ? ['--force'] : []),
];

/**
 * Runs `firebase deploy`. It has our terminal, because it asks: for parameters, and before it deletes something or grants a
 * right. Where there is none, it asks nothing and deletes nothing. Rejects where it fails.
 *
 * @param folder where `firebase.json` is
 */
export function runFirebase(folder: string, deploy: FirebaseDeploy): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('firebase', firebaseArguments(deploy), { cwd: folder, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`firebase deploy ended with ${code}`)),
    );
  });
}
