import { expect, test } from 'vitest';
import { mistakesOf } from '../form/form-fields.ts';
import { postForm } from './post-form.ts';
import { POST_MOVES, today } from './post-status.ts';

test('shows every field of a post, and no others', () => {
  expect(mistakesOf(postForm('news'))).toEqual({ unknown: [], missing: [] });
});

test('offers translations only of a post that has an address', () => {
  const shown = (skey: string) =>
    postForm('news')
      .sections.filter(({ isShown }) => isShown?.({ kind: 'news', skey }) ?? true)
      .map(({ title }) => title);
  expect(shown('tides')).toContain('Translations');
  expect(shown('')).not.toContain('Translations');
});

const move = (label: string) => POST_MOVES.find((each) => each.label === label);

test('schedules only for a later day, and publishes nothing with a future date', () => {
  expect(move('Schedule')?.prepare?.({ publishAt: today() })).toHaveProperty('refused');
  expect(move('Schedule')?.prepare?.({ publishAt: '9999-01-01' })).toEqual({ values: {} });
  const published = { values: { publishAt: today() } };
  expect(move('Publish now')?.prepare?.({ publishAt: '9999-01-01' })).toEqual(published);
  expect(move('Publish now')?.prepare?.({ publishAt: '2020-01-01' })).toEqual({ values: {} });
});
