import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployedLockfile } from './deployed-lockfile.ts';

const MANIFEST = { name: 'quire-functions', version: '1.0.0', dependencies: { a: '1.0.0' } };

it('keeps what is needed, where it is found, and nothing else', () => {
  const cut = deployedLockfile(
    {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.1.0', dependencies: { c: '*' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '3.0.0', devOptional: true },
      'node_modules/d': { version: '4.0.0', dev: true },
    },
    MANIFEST,
  );
  expect(cut).toEqual({
    name: 'quire-functions',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': MANIFEST,
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.1.0', dependencies: { c: '*' } },
      'node_modules/c': { version: '3.0.0', optional: true },
    },
  });
});

it('leaves out optional packages that are not there, and required peers in', () => {
  const cut = deployedLockfile(
    {
      'node_modules/a': {
        version: '1.0.0',
        optionalDependencies: { gone: '*' },
        peerDependencies: { peer: '*', extra: '*' },
        peerDependenciesMeta: { extra: { optional: true } },
      },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/extra': { version: '1.0.0' },
    },
    MANIFEST,
  );
  expect(Object.keys(cut.packages)).toEqual(['', 'node_modules/a', 'node_modules/peer']);
});

it('refuses a package that the lockfile lacks', () => {
  expect(() => deployedLockfile({}, MANIFEST)).toThrow('a, needed by the functions');
});

it('finds every package of the functions in the repository’s lockfile', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const { name, version, dependencies } = read('./package.json');
  const packages = Object.keys(dependencies).filter((each) => !each.startsWith('@quire/'));
  const cut = deployedLockfile(read('../package-lock.json').packages, {
    name,
    version,
    dependencies: Object.fromEntries(packages.map((each) => [each, dependencies[each]])),
  });
  expect(Object.keys(cut.packages)).toContain('node_modules/firebase-functions');
  expect(Object.keys(cut.packages)).not.toContain('node_modules/vite');
});
