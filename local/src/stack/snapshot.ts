import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from './folders.ts';

/** What was built, seen from `firebase.json`: where Functions and Hosting take it from. */
export interface Built {
  functions: string;
  public: string;
}

/**
 * Copies what was built, so that rebuilding beside a running press does not remove files from
 * under it. The copy finds its packages in the project's `node_modules`.
 */
export async function takeSnapshot(folders: Folders, built: Built): Promise<Built> {
  const copy = { functions: join(folders.run, 'functions'), public: join(folders.run, 'public') };
  await cp(built.functions, copy.functions, { recursive: true });
  await cp(built.public, copy.public, { recursive: true });
  await symlink(join(folders.root, 'node_modules'), join(folders.run, 'node_modules'));
  return copy;
}
