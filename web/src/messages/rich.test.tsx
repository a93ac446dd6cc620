import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rich } from './rich.ts';

test('puts elements in the places of values and tags', () => {
  const date = <time dateTime="2026-11-22">22 November 2026</time>;
  expect(renderToString(<p>{rich('ui.lastChanged', { date })}</p>)).toBe(
    '<p>Last updated: <time dateTime="2026-11-22">22 November 2026</time></p>',
  );
  const privacy = rich('ui.searchedBy', { service: 'Algolia', b: (name) => <b>{name}</b> });
  expect(renderToString(privacy)).toContain('answered by <b>Algolia</b>. From');
});

test('has a type for its tags', () => {
  // @ts-expect-error what becomes of the words in the tag is missing
  expect(() => rich('ui.searchedBy', { service: 'Algolia' })).toThrow('no function for <b>');
});
