import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../under-node-24.mjs';

/** As `firebase.json` says what is not uploaded. */
const LEFT_OUT = /^(node_modules|.*\.log|.*\.test\..*|.*\.map)$/;

/**
 * Fills a folder with what a function's container has: the files that are deployed, and their packages by `npm ci`. Where the
 * registry is not reached, the packages of this repository stand for them: the same versions, and others beside them.
 * Resolves to whether they were installed. Rejects where the functions are not built.
 */
export async function containerFolder(folder: string): Promise<boolean> {
  await cp(join(ROOT, 'functions/dist'), folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(basename(path)),
  });
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--fetch-retries=0'];
  try {
    // npm leaves out what is optional and needs a newer Node than the one that it runs on, Firestore's library too.
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    await promisify(execFile)('npm', args, {
      ...{ cwd: folder, timeout: 300_000 },
      env: { ...process.env, PATH },
    });
    return true;
  } catch {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return false;
  }
}
