import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explain, matchesLockfile, wantedInstall } from './ensure-installed.mjs';
import { runsTypeScript } from './under-node-24.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-install-'));
  await mkdir(join(root, 'node_modules'));
  await mkdir(join(root, 'part'));
  await write('package.json', { workspaces: ['part'] });
  await write('part/package.json', { name: 'part' });
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, content: object) =>
  writeFile(join(root, file), JSON.stringify(content));
const lock = (packages: object) => write('package-lock.json', { packages });
const installed = (packages: object) => write('node_modules/.package-lock.json', { packages });

test('asks for another install when the lockfile or a package.json changes', async () => {
  await lock({ a: 1 });
  const before = wantedInstall(root);
  expect(wantedInstall(root)).toBe(before);
  await write('part/package.json', { name: 'part', dependencies: { x: '1.0.0' } });
  const after = wantedInstall(root);
  expect(after).not.toBe(before);
  await lock({ a: 2 });
  expect(wantedInstall(root)).not.toBe(after);
});

test('knows that exactly what the lockfile says is installed', async () => {
  const one = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/part': { link: true } };
  await lock({ ...one, 'node_modules/for-mac': { version: '2.0.0', optional: true } });
  await installed(one);
  expect(matchesLockfile(root)).toBe(true);
  await installed({ 'node_modules/a': { version: '1.0.1' } });
  expect(matchesLockfile(root)).toBe(false);
  await installed({});
  expect(matchesLockfile(root)).toBe(false);
});

test('knows that nothing is installed', async () => {
  await lock({});
  expect(matchesLockfile(root)).toBe(false);
});

test.each([
  ['npm error code ENOTFOUND registry.npmjs.org', 'network'],
  ['npm error code ENOSPC', 'disk'],
  ['npm error code EACCES', 'belong'],
  ['npm error code EUSAGE', 'see above'],
])('explains %s', (output, word) => {
  expect(explain(output)).toContain(word);
});

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('says of Node %s whether it runs TypeScript: %s', (version, answer) => {
  expect(runsTypeScript(version)).toBe(answer);
});
