import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DraftEvent, draftMachine, startDraft } from '../../../drafts/draft-machine.ts';
import { formRules } from './form-draft.ts';
import type { Values } from './values.ts';

const SCHEMA = z.object({ title: z.string(), status: z.string() });
const { reduce, isDirty } = draftMachine(formRules({ schema: SCHEMA }));

const BASE = { title: 'Tides', status: 'draft' };
const THEIRS = { title: 'Theirs', status: 'draft' };
const untouched = startDraft<Values>(BASE, 3);
const touched = { ...untouched, mine: { ...BASE, title: 'Mine' } };
const arrived = (draft: Values, revision: number) =>
  ({ kind: 'arrived', draft, revision }) satisfies DraftEvent<Values>;

describe('a form whose record arrives', () => {
  test('shows it if nothing was typed', () => {
    const now = reduce(untouched, arrived(THEIRS, 4));
    expect(now).toMatchObject({ mine: THEIRS, base: THEIRS, revision: 4, conflict: null });
  });

  test('keeps what was typed, and the version it was based on', () => {
    const now = reduce(touched, arrived({ ...BASE, status: 'published' }, 4));
    expect(now).toMatchObject({ mine: touched.mine, base: BASE, revision: 3 });
    expect(now.conflict?.theirs).toEqual({ ...BASE, status: 'published' });
  });

  test('continues if both are the same', () => {
    expect(reduce(touched, arrived(touched.mine, 4)).revision).toBe(4);
  });

  test('ignores an older version', () => {
    expect(reduce(untouched, arrived(THEIRS, 2))).toBe(untouched);
  });
});

describe('a form that is saved', () => {
  const data = { title: 'Mine', status: 'published' };
  const sent = reduce(touched, { kind: 'send', patch: { status: 'published' } });
  const saved = { kind: 'saved', revision: 4, draft: data } as const;

  test('is based on the saved version', () => {
    const now = reduce(sent, saved);
    expect(now).toMatchObject({ mine: data, base: data, revision: 4 });
  });

  test('keeps what was typed meanwhile, and the requested status', () => {
    const typed = reduce(sent, { kind: 'edit', patch: { title: 'Mine, and more' } });
    expect(reduce(typed, saved)).toMatchObject({
      mine: { title: 'Mine, and more', status: 'published' },
      base: data,
      revision: 4,
    });
  });

  test('shows what was typed, not the requested status, if the save was refused', () => {
    const now = reduce(sent, { kind: 'not-saved' });
    expect([now.mine, isDirty(now)]).toEqual([touched.mine, true]);
  });
});
