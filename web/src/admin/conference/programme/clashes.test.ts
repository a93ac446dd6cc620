import type { ConferenceSession } from '@quire/model/entities/conference';
import { expect, it } from 'vitest';
import { clashesIn, talksNotAccepted } from './clashes.ts';

const talk = (time: string, ...speakers: string[]) => ({
  ...{ id: '', title: `Talk at ${time}`, speakers, time },
});
const session = (change: Partial<ConferenceSession>): ConferenceSession => ({
  ...{ id: '', title: 'Mud', day: '2027-05-19', from: '09:00', to: '10:00', room: 'Hall' },
  ...{ chairs: [], talks: [], ...change },
});
const said = (...sessions: ConferenceSession[]) =>
  clashesIn(sessions).map(({ message }) => message);

it('reports a room that is used twice, whatever its spelling', () => {
  expect(
    said(session({}), session({ title: 'Birds', room: ' hall', from: '09:59', to: '11:00' })),
  ).toEqual(['Hall is booked twice at the same time: “Mud” and “Birds”.']);
});

it.each([
  ['one after the other', { from: '10:00', to: '11:00' }],
  ['on another day', { day: '2027-05-20' }],
  ['in another room', { room: 'Attic' }],
  ['without a room', { room: '' }],
  ['without a time', { from: '', to: '' }],
])('finds no clash in sessions %s', (_what, change) => {
  expect(said(session({}), session({ title: 'Birds', ...change }))).toEqual([]);
});

it('reports a speaker or chair who is needed twice', () => {
  const one = session({ talks: [talk('09:00', 'Noor Haddad'), talk('09:30', 'Ada Holt')] });
  const chaired = session({ title: 'Birds', room: 'Attic', chairs: ['Noor Haddad'] });
  expect(said(one, chaired)).toEqual([
    'Noor Haddad is scheduled twice at the same time: “Talk at 09:00” and “Birds”.',
  ]);
});

it('accepts a person who speaks in one room and then in another', () => {
  const one = session({ talks: [talk('09:00', 'Noor Haddad'), talk('09:30', 'Ada Holt')] });
  const other = session({
    ...{ title: 'Birds', room: 'Attic', talks: [talk('09:30', 'Noor Haddad')] },
  });
  expect(said(one, other)).toEqual([]);
});

it('reports talks that are no longer accepted, and ignores those without an abstract', () => {
  const talks = [
    { ...talk('09:00'), abstract: 'a' },
    { ...talk('09:30'), abstract: 'b' },
    talk('09:45'),
  ];
  expect(talksNotAccepted([session({ talks })], new Set(['a']))).toEqual([
    '“Talk at 09:30” is no longer accepted as a talk.',
  ]);
});
