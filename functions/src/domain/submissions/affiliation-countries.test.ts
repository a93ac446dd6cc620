import { JOURNALS, PROFILES } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const waived = [{ country: 'KE', basisPoints: 10_000 }];
  const journal = press.db.collection(JOURNALS).doc('CES');
  await journal.update({ 'charges.autoWaiverCountries': waived });
});
afterAll(() => press.close());

const NAIROBI = { name: 'University of Nairobi', ror: 'https://ror.org/02y9nww90' };
// The draft's own country is not trusted.
const HAMBURG = { name: 'Hamburg', ror: 'https://ror.org/00g30e956', country: 'Kenya' };

/** The countries stored after the author, with this country in their profile, sent a draft. */
async function send(id: string, country: string, change: Partial<Submission>) {
  await press.db.collection(PROFILES).doc(PEOPLE.author.uid).set({ country });
  await putSubmission(press, id, change);
  const asked = { submission: id, event: 'submit', from: 'draft' } as const;
  expect(await moveSubmission(press, PEOPLE.author, asked)).toMatchObject({ problems: [] });
  return (await submissionNow(press, id)).quote?.affiliationCountries;
}

it('asks ROR for the countries of institutions, where the profile’s country has a waiver', async () => {
  expect(await send('nairobi', 'KE', { affiliations: [NAIROBI] })).toEqual(['KE']);
  expect(await send('hamburg', 'KE', { affiliations: [HAMBURG] })).toEqual(['DE']);
  const typed = { name: NAIROBI.name, country: 'Kenya' };
  expect(await send('typed', 'KE', { affiliations: [typed] })).toEqual(['']);
  expect(await send('no-waiver', 'DE', { affiliations: [NAIROBI] })).toBeUndefined();
});

it('checks the corresponding authors and the submitter, whoever else is listed', async () => {
  const { authors } = readyDraft();
  const [own, other] = authors.map((author, place) => ({ ...author, affiliations: [place] }));
  if (!own || !other) throw new Error('a draft has two authors');
  const affiliations = [NAIROBI, HAMBURG];
  const written = { ...own, email: 'Anselm@Example.org' };
  expect(await send('other-abroad', 'KE', { affiliations, authors: [written, other] })).toEqual([
    'KE',
  ]);
  const lent = [
    { ...written, corresponding: false, affiliations: [1] },
    { ...other, corresponding: true, affiliations: [0] },
  ];
  const countries = await send('lent-name', 'KE', { affiliations, authors: lent });
  expect(countries?.toSorted()).toEqual(['DE', 'KE']);
});

it('checks again when a revision is sent', async () => {
  const quote = { currency: 'EUR', amount: 90_000, at: '2026-05-01T00:00:00.000Z' };
  const before = { ...quote, country: 'KE', affiliationCountries: ['KE'] };
  const event = { event: 'resubmit', from: 'returned_to_author' } as const;
  await press.db.collection(PROFILES).doc(PEOPLE.author.uid).set({ country: 'KE' });
  await putSubmission(press, 'revised', {
    ...{ state: 'returned_to_author', number: 'CES-2026-00011', quote: before },
    affiliations: [HAMBURG],
  });
  await moveSubmission(press, PEOPLE.author, { submission: 'revised', ...event });
  expect((await submissionNow(press, 'revised')).quote).toEqual({
    ...before,
    affiliationCountries: ['DE'],
  });
});
