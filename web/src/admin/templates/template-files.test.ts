import type { Media } from '@quire/model/entities/media';
import type { ContentFile } from '@quire/model/entities/page';
import { expect, test } from 'vitest';
import { nextVersion, withTemplate } from './template-files.ts';

const media = (name: string, letter: string): Media => ({
  ...{ kind: 'file', name, title: name, alt: '', contentType: 'application/zip', size: 9 },
  ...{ path: `media/${letter.repeat(64)}.zip`, sha256: letter.repeat(64) },
});
const template = (name: string): ContentFile => ({
  ...{ name, path: `content/pages/p/files/${name}`, contentType: 'application/zip', size: 3 },
  ...{ sha256: 'c'.repeat(64), role: 'download', label: 'LaTeX class', version: '1.9' },
});

test.each([
  [undefined, '1.0'],
  ['1.9', '1.10'],
  ['2026', '2027'],
  ['v3-beta', 'v4-beta'],
  ['final', 'final 2'],
])('follows version %s with %s', (version, next) => {
  expect(nextVersion(version)).toBe(next);
});

test('replaces a version with the new one, under its own name', () => {
  const files = [template('a.zip'), template('b.zip')];
  const next = withTemplate(files, media('new.zip', 'd'), template('a.zip'));
  expect(next.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a.zip 1.10',
    'b.zip 1.9',
  ]);
  expect(next[0]).toMatchObject({ label: 'LaTeX class', size: 9, sha256: 'd'.repeat(64) });
});

test('adds a template after the others', () => {
  const next = withTemplate([template('a.zip')], media('a.zip', 'd'), null);
  expect(next.map(({ name }) => name)).toEqual(['a.zip', '2-a.zip']);
});
