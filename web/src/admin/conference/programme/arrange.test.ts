import type { ConferenceSession } from '@quire/model/entities/conference';
import { expect, it } from 'vitest';
import { inOrder, moveTalk, removeTalk, spreadTalks, stepTalk } from './arrange.ts';

const talk = (title: string) => ({ id: title, title, speakers: [], time: '09:00' });
const session = (title: string, ...talks: string[]): ConferenceSession => ({
  ...{ id: title, title, day: '2027-05-19', from: '09:00', to: '10:00', room: '', chairs: [] },
  talks: talks.map(talk),
});
const SESSIONS = [session('one', 'a', 'b', 'c'), session('two', 'd'), session('three')];
const shown = (sessions: readonly ConferenceSession[]) =>
  sessions.map(({ talks }) => talks.map(({ title }) => title).join('')).join('|');

it.each([
  [0, 0, 0, 2, 'bac|d|'],
  [0, 2, 0, 0, 'cab|d|'],
  [0, 0, 0, 3, 'bca|d|'],
  [0, 1, 1, 0, 'ac|bd|'],
  [1, 0, 2, 0, 'abc||d'],
  [5, 0, 0, 0, 'abc|d|'],
])('moves talk %i.%i before %i.%i', (session, at, toSession, to, all) => {
  expect(shown(moveTalk(SESSIONS, { session, talk: at }, { session: toSession, talk: to }))).toBe(
    all,
  );
});

it.each([
  [0, 0, 1, 'bac|d|'],
  [0, 2, 1, 'ab|cd|'],
  [1, 0, -1, 'abcd||'],
  [1, 0, 1, 'abc||d'],
  [0, 0, -1, 'abc|d|'],
  [0, 2, -1, 'acb|d|'],
] as const)('moves talk %i.%i by %i places', (session, at, step, all) => {
  expect(shown(stepTalk(SESSIONS, { session, talk: at }, step))).toBe(all);
});

it('removes the time of a talk that moves to another session', () => {
  const moved = moveTalk(SESSIONS, { session: 0, talk: 0 }, { session: 1, talk: 0 });
  expect(moved[1]?.talks[0]?.time).toBe('');
});

it('removes a talk', () => {
  expect(shown(removeTalk(SESSIONS, { session: 0, talk: 1 }))).toBe('ac|d|');
});

it('spreads talks over the time of their session', () => {
  expect(spreadTalks(SESSIONS, 0)[0]?.talks.map(({ time }) => time)).toEqual([
    '09:00',
    '09:20',
    '09:40',
  ]);
});

it('sorts sessions by time', () => {
  const late = { ...session('late'), from: '11:00' };
  const next = { ...session('next'), day: '2027-05-20', from: '08:00' };
  expect(inOrder([next, late, ...SESSIONS]).map(({ title }) => title)).toEqual([
    ...['one', 'two', 'three', 'late', 'next'],
  ]);
});
