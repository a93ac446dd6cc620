import type { Note } from '@quire/model/entities/discussion';
import { expect, it } from 'vitest';
import { threadsOf } from './threads.ts';

const note = (id: string, topic: string, minute: number): Note & { id: string } => ({
  ...{ id, topic, subject: id === topic ? id : '', text: 'Text', mentions: [], files: [] },
  by: { uid: 'edda', name: 'Edda' },
  ...{ readers: 'handlers', at: `2026-03-01T08:${minute}:00.000Z` },
});

it('groups notes by discussion, most recent note first', () => {
  const notes = [
    note('old', 'old', 10),
    note('new', 'new', 20),
    note('b', 'old', 40),
    note('a', 'old', 30),
  ];
  expect(
    threadsOf(notes).map(({ first, answers }) => [first.id, answers.map(({ id }) => id)]),
  ).toEqual([
    ['old', ['a', 'b']],
    ['new', []],
  ]);
});

it('leaves out replies in discussions that this reader may not see', () => {
  expect(threadsOf([note('a', 'hidden', 10)])).toEqual([]);
});
