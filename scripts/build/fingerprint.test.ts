import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-print-'));
  await mkdir(join(root, 'src', 'dist'), { recursive: true });
  await writeFile(join(root, 'src', 'a.ts'), 'one');
  await writeFile(join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const print = () => fingerprint(root, ['src', 'lock.json', 'absent']);

test('stays the same until content changes', async () => {
  const before = await print();
  await writeFile(join(root, 'src', 'a.ts'), 'one');
  expect(await print()).toBe(before);
  await writeFile(join(root, 'src', 'a.ts'), 'two');
  expect(await print()).not.toBe(before);
});

test('notices a new file, a removed one and one beside the folders', async () => {
  const prints = [await print()];
  await writeFile(join(root, 'src', 'b.ts'), '');
  prints.push(await print());
  await rm(join(root, 'src', 'a.ts'));
  prints.push(await print());
  await writeFile(join(root, 'lock.json'), '{"a":1}');
  prints.push(await print());
  expect(new Set(prints).size).toBe(4);
});

test('does not mind tests and what was built', async () => {
  const before = await print();
  await writeFile(join(root, 'src', 'a.test.ts'), 'x');
  await writeFile(join(root, 'src', 'dist', 'out.js'), 'x');
  expect(await print()).toBe(before);
});

test('takes from those that are known what it shares with them', async () => {
  const known = new Map<string, Uint8Array>();
  const both = fingerprint(root, ['src', 'lock.json'], known);
  await writeFile(join(root, 'src', 'a.ts'), 'two');
  expect(fingerprint(root, ['src', 'lock.json'], known)).toBe(both);
  expect(fingerprint(root, ['src', 'lock.json'])).not.toBe(both);
});
