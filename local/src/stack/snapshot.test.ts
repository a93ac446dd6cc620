import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldersOf } from './folders.ts';
import { takeSnapshot } from './snapshot.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-snapshot-'));
  await mkdir(join(root, 'functions', 'web'), { recursive: true });
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'functions', 'web', 'entry.js'), 'one');
  await writeFile(join(root, 'public', 'page.html'), 'page');
});
afterEach(() => rm(root, { recursive: true }));

it('keeps what was built while it is built again, without copying it', async () => {
  const built = { functions: join(root, 'functions'), public: join(root, 'public') };
  const folders = foldersOf(root, join(root, 'home'));
  await mkdir(folders.run, { recursive: true });
  const kept = await takeSnapshot(folders, built);
  const entry = join(kept.functions, 'web', 'entry.js');
  expect((await stat(entry)).nlink).toBe(2);
  await rm(built.functions, { recursive: true });
  await mkdir(join(built.functions, 'web'), { recursive: true });
  await writeFile(join(built.functions, 'web', 'entry.js'), 'two');
  expect(await readFile(entry, 'utf8')).toBe('one');
  expect(await readFile(join(kept.public, 'page.html'), 'utf8')).toBe('page');
});
