import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder to import, or null where nothing whole has been saved yet. */
export async function importableExport(folder: string): Promise<string | null> {
  try {
    await access(join(folder, 'firebase-export-metadata.json'));
    return folder;
  } catch {
    return null;
  }
}

/** The version that an export has to name. */
export async function toolsVersion(root: string): Promise<string> {
  const file = join(root, 'node_modules', 'firebase-tools', 'package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version;
}
