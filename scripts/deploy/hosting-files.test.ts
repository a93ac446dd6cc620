import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from 'firebase-tools/lib/listFiles.js';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';

it('uploads what is well known, nothing else that begins with a dot, and no pseudo-language', async () => {
  const { hosting } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'quire-hosting-'));
  try {
    for (const name of ['.well-known', '.vite', 'assets/en-xa-1', 'assets/ar-xb-1', 'assets/fr-1'])
      await mkdir(join(folder, name), { recursive: true });
    for (const name of ['en-xa-1', 'ar-xb-1', 'fr-1'])
      await writeFile(join(folder, 'assets', name, 'home.js'), '');
    for (const file of [
      'a.js',
      '.env',
      '.vite/languages.json',
      '.well-known/security.txt',
      '.well-known-not',
    ])
      await writeFile(join(folder, file), '');
    expect(listFiles(folder, hosting.ignore).toSorted()).toEqual([
      '.well-known/security.txt',
      'a.js',
      'assets/fr-1/home.js',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
