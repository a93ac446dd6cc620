import { PROFILES, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import {
  PEOPLE,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { boardPerson } from './board-person.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const user = { email: 'maren@example.org', displayName: 'Maren Holt', roles: ['production'] };
  const held = { grants: { production: ['CES'] }, journals: ['CES'] };
  await press.db
    .collection(USERS)
    .doc('maren')
    .set({ ...user, ...held, updatedAt: '2026-01-01T00:00:00.000Z' });
  const profile = { affiliation: 'Nordvik', country: 'NO', orcid: '0000-0002-1825-0097' };
  await press.db.collection(PROFILES).doc('maren').set(profile);
});
afterAll(() => press.close());

const asked = { journal: 'CES', uid: 'maren' };

it('copies the fields of a board from the profile', async () => {
  expect(await boardPerson(press, PEOPLE.editor, asked)).toEqual({
    ...{ name: 'Maren Holt', affiliation: 'Nordvik', country: 'Norway' },
    orcid: '0000-0002-1825-0097',
  });
});

it('omits malformed fields of a profile', async () => {
  await press.db.collection(PROFILES).doc('maren').update({ orcid: '<b>' });
  const { country, orcid } = await boardPerson(press, PEOPLE.editor, asked);
  expect([country, orcid]).toEqual(['Norway', undefined]);
});

it.each([
  ['otherEditor', asked, 'access/denied'],
  ['production', asked, 'access/denied'],
  ['guestEditor', asked, 'access/denied'],
  ['editor', { journal: 'CES', uid: PEOPLE.stranger.uid }, 'record/not-found'],
] as const)('refuses %s: %j', async (who, request, code) => {
  expect(await codeOf(boardPerson(press, PEOPLE[who], request))).toBe(code);
});
