import { describe, expect, test } from 'vitest';
import { onArrival, onSaved } from './form-stand.ts';
import { sameValue } from './same-value.ts';

const BASE = { title: 'Tides', status: 'draft' };
const THEIRS = { title: 'Theirs', status: 'draft' };
const untouched = { mine: BASE, base: BASE, revision: 3 };
const touched = { mine: { ...BASE, title: 'Mine' }, base: BASE, revision: 3 };

describe('a form whose record comes', () => {
  test('shows it where nothing was typed', () => {
    const now = onArrival(untouched, { data: THEIRS, revision: 4 }, sameValue);
    expect(now).toEqual({ mine: THEIRS, base: THEIRS, revision: 4 });
    expect(onArrival(null, { data: BASE, revision: 3 }, sameValue)).toEqual(untouched);
  });

  test('keeps what was typed, and what it was typed upon', () => {
    expect(onArrival(touched, { data: THEIRS, revision: 4 }, sameValue)).toBe(touched);
  });

  test('goes on where both say the same', () => {
    const data = touched.mine;
    expect(onArrival(touched, { data, revision: 4 }, sameValue).revision).toBe(4);
  });

  test('is not led back by what is older than it', () => {
    expect(onArrival(untouched, { data: THEIRS, revision: 2 }, sameValue)).toBe(untouched);
  });
});

describe('a form that is saved', () => {
  const sent = {
    mine: touched.mine,
    changes: { status: 'published' },
    data: { title: 'Mine', status: 'published' },
  };

  test('stands on what was saved', () => {
    const now = onSaved(touched, sent, 4);
    expect(now).toEqual({ mine: sent.data, base: sent.data, revision: 4 });
  });

  test('keeps what was typed meanwhile, and the status that was asked for', () => {
    const typed = { ...touched, mine: { ...touched.mine, title: 'Mine, and more' } };
    expect(onSaved(typed, sent, 4)).toEqual({
      mine: { title: 'Mine, and more', status: 'published' },
      base: sent.data,
      revision: 4,
    });
  });
});
