import { AUDIT, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { Reviewer } from '@quire/model/entities/reviewer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putReviewer, reviewNow } from '../../testing/test-reviews.ts';
import {
  below,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { isNamed } from '../conflicts/authors-facts.ts';
import { isSameOrganisation, organisationOf } from '../conflicts/public-mail.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { suggestReviewers } from './suggest-reviewers.ts';

const ROR = 'https://ror.org/02mhbdp94';
const PEOPLE_OF_BASE: Readonly<Record<string, Partial<Reviewer>>> = {
  free: { expertise: ['tidal creeks', 'drainage'] },
  busy: { expertise: ['tidal creeks', 'drainage'] },
  elsewhere: { journals: ['MSP'], expertise: ['tides'] },
  paused: { state: 'paused', expertise: ['tides'] },
  away: { expertise: ['tides'], unavailable: [{ from: '2026-05-01', to: '2026-07-01' }] },
  ror: { ror: ROR },
  domain: { email: 'domain@lab.example.com' },
  public: { email: 'somebody@gmail.com' },
  opposed: {},
  named: { given: 'Nele', family: 'Named' },
  together: { given: 'Tove', family: 'Together' },
  earlier: { given: 'Emil', family: 'Earlier' },
  author: { email: 'anselm@example.org' },
  account: { uid: 'anselm', email: 'private@mail.example' },
  asker: { uid: 'edda', email: 'edda@home.example' },
};

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const [id, change] of Object.entries(PEOPLE_OF_BASE)) await putReviewer(press, id, change);
  await press.db
    .collection('reviewers')
    .doc('busy')
    .update({ load: { working: 3, done: 1 } });
  const printed = (title: string, published: string, ...authors: string[]) =>
    press.db.collection(PUBLISHED_ARTICLES).add({ title, published, authors });
  await printed('Lately', '2024-09-01', 'A. Holt', 'T. Together');
  await printed('Long ago', '2022-09-01', 'A. Holt', 'Emil Earlier');
  const named = (id: string, name: string, email: string) => ({
    ...{ id, name, email, affiliation: '', reason: 'A dispute.' },
  });
  await putSubmission(press, 'judged', {
    state: 'reviewer_invitation',
    affiliations: [{ name: 'University of Ravnfjord', ror: ROR }],
    opposedReviewers: [named('o', '', 'Opposed@reviews.example')],
    suggestedReviewers: [named('s', 'Nele Named', '')],
  });
});
afterAll(() => press.close());

const suggest = (query = '') =>
  suggestReviewers(press, PEOPLE.editor, { submission: 'judged', query, cursor: 0 });

describe('the reviewer database', () => {
  it('is ranked by expertise, load and conflicts', async () => {
    const { reviewers, cursor } = await suggest();
    expect(cursor).toBeNull();
    const names = reviewers.map(({ id }) => id);
    expect(names[0]).toBe('free');
    expect(names.slice(-2).toSorted()).toEqual(['account', 'author']);
    expect(names).not.toContain('elsewhere');
    expect(names).not.toContain('paused');
    expect(names.indexOf('named')).toBeLessThan(names.indexOf('public'));
    const of = (id: string) => reviewers.find((each) => each.id === id);
    expect(of('free')).toMatchObject({ matches: ['tidal creeks', 'drainage'], conflicts: [] });
    expect(of('busy')?.load).toMatchObject({ working: 3, done: 1 });
    expect(of('away')?.unavailableUntil).toBe('2026-07-01');
    expect(of('named')?.suggestedByAuthor).toBe(true);
    const conflicts = reviewers.flatMap(({ id, conflicts: found }) =>
      found.map(({ kind }) => `${id}: ${kind}`),
    );
    expect(conflicts.toSorted()).toEqual([
      ...['account: author', 'asker: self', 'author: author', 'author: same-domain'],
      ...['domain: same-domain', 'opposed: opposed', 'ror: same-institution'],
      'together: co-author',
    ]);
  });

  it('is searched by the beginnings of words', async () => {
    const { reviewers } = await suggest('toge tov');
    expect(reviewers.map(({ id }) => id)).toEqual(['together']);
    expect((await suggest('nobody at all')).reviewers).toEqual([]);
  });

  it('is read a page at a time', async () => {
    for (let n = 0; n < 12; n += 1) await putReviewer(press, `more${n}`);
    const first = await suggest();
    const asked = { submission: 'judged', query: '', cursor: first.cursor ?? 0 };
    const second = await suggestReviewers(press, PEOPLE.editor, asked);
    const all = [...first.reviewers, ...second.reviewers].map(({ id }) => id);
    expect(first.reviewers).toHaveLength(20);
    expect(new Set(all).size).toBe(25);
    expect(second.cursor).toBeNull();
  });
});

describe('an invitation', () => {
  const invite = (reviewer: string, override?: string) =>
    inviteReviewer(press, PEOPLE.editor, {
      ...{ submission: 'judged', reviewer, letter: '' },
      ...(override ? { override } : {}),
    });

  it('is refused for a reviewer with a conflict, and sent when the editor gives a reason', async () => {
    await expect(invite('together')).rejects.toMatchObject({
      code: 'review/conflict',
      details: { problems: [{ field: 'co-author', message: expect.stringContaining('Lately') }] },
    });
    const { review } = await invite('together', 'A list of many authors.');
    expect(await reviewNow(press, 'judged', review)).toMatchObject({
      overridden: {
        reason: 'A list of many authors.',
        by: 'edda',
        conflicts: [{ kind: 'co-author' }],
      },
    });
    const events = await below(press, 'judged', 'events');
    expect(events.find(({ event }) => event === 'conflict_overridden')?.audience).toBe('staff');
    const audit = await press.db.collection(AUDIT).where('action', '==', 'review.override').get();
    expect(audit.docs.map((doc) => doc.get('conflicts'))).toEqual([['co-author']]);
  });

  it('is never sent to an author, whatever the reason', async () => {
    for (const reviewer of ['author', 'account']) {
      await expect(invite(reviewer, 'But still.')).rejects.toMatchObject({ code: 'review/author' });
    }
    const fresh = { given: 'Maren', family: 'H.', email: 'maren@example.com', affiliation: '' };
    await expect(
      inviteReviewer(press, PEOPLE.editor, {
        ...{ submission: 'judged', letter: '', override: 'But still.' },
        reviewer: { ...fresh, expertise: [] },
      }),
    ).rejects.toMatchObject({ code: 'review/author' });
    const found = await press.db.collection('reviewers').where('email', '==', fresh.email).get();
    expect(found.size).toBe(0);
  });

  it('is refused for unavailable reviewers and for past days', async () => {
    await expect(invite('elsewhere')).rejects.toMatchObject({ code: 'review/no-reviewer' });
    await expect(invite('paused')).rejects.toMatchObject({ code: 'review/unavailable' });
    await expect(
      inviteReviewer(press, PEOPLE.editor, {
        ...{ submission: 'judged', reviewer: 'free', letter: '' },
        responseDue: '2026-05-01T00:00:00.000Z',
      }),
    ).rejects.toMatchObject({ code: 'review/bad-date' });
    await putSubmission(press, 'early', { state: 'with_editor' });
    const early = { submission: 'early', reviewer: 'free', letter: '' };
    await expect(inviteReviewer(press, PEOPLE.editor, early)).rejects.toMatchObject({
      code: 'submission/wrong-state',
    });
  });
});

describe('names and addresses', () => {
  it.each([
    ['Ruth Vasquez', true],
    ['R. Vásquez', true],
    ['Vasquez Ruth', true],
    ['R. M. Vasquez', true],
    ['Rosa Vasquez', false],
    ['Vasquez', false],
    ['Ruth Lund', false],
  ])('takes “%s” for Ruth Vasquez: %s', (printed, is) => {
    expect(isNamed(printed, { given: 'Ruth', family: 'Vasquez' })).toBe(is);
  });

  it('compares organisations for everyone, apart from addresses', () => {
    expect(organisationOf('a@GMail.com')).toBeNull();
    expect(organisationOf('a@Sea.uni.example ')).toBe('sea.uni.example');
    expect(isSameOrganisation('sea.uni.example', 'uni.example')).toBe(true);
    expect(isSameOrganisation('notuni.example', 'uni.example')).toBe(false);
  });
});
