import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { needlessExceptions, refusedPackages } from './allowed-licences.ts';
import { deployedPackages, readLockfile } from './deployed-packages.ts';

it('deploys no package whose licence is not allowed', async () => {
  const packages = deployedPackages(await readLockfile(ROOT));
  expect(refusedPackages(packages)).toEqual([]);
  expect(needlessExceptions(packages)).toEqual([]);
});

it('looks at all that is deployed, and at nothing that is for development', async () => {
  const names = deployedPackages(await readLockfile(ROOT)).map(({ name }) => name);
  const own = (workspace: string): string[] =>
    Object.keys(
      JSON.parse(readFileSync(`${ROOT}/${workspace}/package.json`, 'utf8')).dependencies ?? {},
    ).filter((name) => !name.startsWith('@quire/'));
  for (const workspace of ['model', 'content', 'web', 'functions'])
    expect(names).toEqual(expect.arrayContaining(own(workspace)));
  for (const tool of ['vitest', 'firebase-tools', 'vite']) expect(names).not.toContain(tool);
});

it.each([
  ['AGPL-3.0-only', false],
  ['', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
])('judges %j: %s', (licence, isFine) => {
  const refused = refusedPackages([{ name: 'a', version: '1.0.0', licence }]);
  expect(refused).toHaveLength(isFine ? 0 : 1);
});

it('takes an exception for what was looked at alone', () => {
  const citeproc = { name: 'citeproc', version: '3.0.0', licence: 'AGPL-3.0-only' };
  expect(refusedPackages([citeproc])).toEqual(['citeproc@3.0.0: AGPL-3.0-only']);
});

it('finds a package below the one that asks for it before one above', () => {
  const packages = {
    functions: { dependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/b': { version: '1.0.0', license: 'GPL-2.0' },
  };
  expect(deployedPackages({ packages })).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'ISC' },
  ]);
});
