import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from 'firebase-tools/lib/listFiles.js';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

it('uploads what is well known, and no other file that begins with a dot', async () => {
  const { hosting } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'quire-hosting-'));
  try {
    await mkdir(join(folder, '.well-known'));
    for (const file of ['a.js', '.env', '.well-known/security.txt', '.well-known-not'])
      await writeFile(join(folder, file), '');
    expect(listFiles(folder, hosting.ignore).toSorted()).toEqual([
      '.well-known/security.txt',
      'a.js',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
