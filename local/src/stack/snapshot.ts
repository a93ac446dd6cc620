import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from './folders.ts';

/** What was built, seen from `firebase.json`: where Functions and Hosting take it from. */
export interface Built {
  functions: string;
  public: string;
}

/** What a file system without hard links says, or one that is not the files' own. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** New folders, and in them the same files. There are thousands: waiting for each would be the longer part. */
function linkBelow(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkBelow(source, target);
    else linkSync(source, target);
  }
}

/** A second folder of the same files, which share their bytes where the file system can. Builders write new files. */
async function shareFolder(from: string, to: string): Promise<void> {
  try {
    linkBelow(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NO_LINKS.has(code)) throw error;
    rmSync(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true });
  }
}

/**
 * Keeps what was built, so that rebuilding beside a running press does not remove files from
 * under it. The functions find their packages in the project's `node_modules`.
 */
export async function takeSnapshot(folders: Folders, built: Built): Promise<Built> {
  const copy = { functions: join(folders.run, 'functions'), public: join(folders.run, 'public') };
  await shareFolder(built.functions, copy.functions);
  await shareFolder(built.public, copy.public);
  await symlink(join(folders.root, 'node_modules'), join(folders.run, 'node_modules'));
  return copy;
}
