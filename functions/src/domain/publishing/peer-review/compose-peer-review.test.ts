import { ReviewSchema, type StoredReview } from '@quire/model/entities/review';
import { DecisionSchema, SubmissionEventSchema } from '@quire/model/entities/submission-record';
import { describe, expect, it } from 'vitest';
import { composePeerReview } from './compose-peer-review.ts';

const ARTICLE = { journal: 'QPH', akey: 'nets', published: '2026-05-01' };
const AT = '2026-02-01T09:00:00.000Z';
const SECRETS = /secret|vasquez@|scores|originality|competing/i;

function review(
  reviewer: string,
  publication: 'named' | 'anonymous' | 'no' | undefined,
  change: Partial<StoredReview> = {},
): StoredReview {
  const record = ReviewSchema.parse({
    ...{ submission: 's', journal: 'QPH', round: 0, reviewerId: reviewer, model: 'single' },
    reviewer: { name: `Ruth ${reviewer}`, email: `${reviewer}@secret.example` },
    ...{ state: 'thanked', since: AT, invited: AT, invitedBy: 'editor', responseDue: AT, due: AT },
    ...{ submitted: AT, invitations: 1, revision: 1, publishesReviews: true },
    report: {
      scores: { originality: 1 },
      ...{ recommendation: 'reject', publication, commentsToAuthor: `Words of ${reviewer}` },
      ...{ commentsToEditor: 'A secret.', competingInterest: 'A secret interest.' },
    },
    released: { at: AT, by: 'editor', comments: `Words of ${reviewer}`, isEdited: false },
    ...change,
  });
  return { ...record, id: `r0${record.round}-${reviewer}` };
}

const decision = (round: number, event: 'request_minor' | 'accept' | 'offer_transfer') =>
  DecisionSchema.parse({ event, round, at: AT, letter: `Letter ${event}`, reviews: [] });
const reply = (round: number) =>
  SubmissionEventSchema.parse({
    ...{ event: 'submit_revision', round, at: AT, actor: 'author', audience: 'author' },
    reason: `Reply ${round}`,
  });

const compose = (reviews: readonly StoredReview[]) =>
  composePeerReview(ARTICLE, {
    reviews,
    decisions: [decision(0, 'request_minor'), decision(0, 'offer_transfer'), decision(1, 'accept')],
    revisions: [reply(0)],
  });

describe('the published part of a review', () => {
  it('contains each report to which its reviewer agreed, with the letters and the reply', () => {
    const made = compose([
      review('vasquez', 'named'),
      review('lund', 'anonymous', { submitted: '2026-02-02T09:00:00.000Z' }),
    ]);
    expect(made?.rounds).toMatchObject([
      {
        number: 1,
        reports: [
          { id: 'report-1-1', label: 'Reviewer 1', reviewer: 1, name: 'Ruth vasquez' },
          { id: 'report-1-2', label: 'Reviewer 2', reviewer: 2 },
        ],
        decisions: [
          { id: 'decision-1-1', title: 'Minor revision requested', event: 'request_minor' },
        ],
        reply: { id: 'reply-1' },
      },
      { number: 2, reports: [], decisions: [{ title: 'Accepted', event: 'accept' }] },
    ]);
    const said = JSON.stringify(made);
    expect(said).not.toMatch(SECRETS);
    expect(said).not.toContain('Ruth lund');
    // The author was not shown it.
    expect(said).not.toMatch(/reject|recommend/i);
    expect(said).not.toContain('offer_transfer');
  });

  it('contains a recommendation that the author received, in words and by its code', () => {
    const given = { at: AT, by: 'editor', comments: 'Words', isEdited: false };
    const shared = review('lund', 'anonymous', {
      released: { ...given, recommendation: 'Reject' },
    });
    expect(compose([shared])?.rounds[0]?.reports).toMatchObject([
      { recommendation: 'Reject', recommended: 'reject' },
    ]);
  });

  it('contains nothing of a reviewer who did not agree, or that may quote them', () => {
    const made = compose([review('vasquez', 'named'), review('lund', 'no')]);
    expect(made?.rounds[0]).toMatchObject({ withheld: 1, decisions: [] });
    expect(made?.rounds[0]?.reports).toHaveLength(1);
    expect(made?.rounds[0]?.reply).toBeUndefined();
    expect(JSON.stringify(made)).not.toMatch(/lund|Reply 0|Letter request_minor/);
  });

  it.each([
    ['that was kept back', { state: 'considered' }],
    ['that was returned for clarification', { state: 'returned_for_clarification' }],
    ['that was no longer needed', { state: 'cancelled' }],
  ] as const)(
    'omits the letter of a round with a report %s that may not be published',
    (_, change) => {
      const keptBack = (publication: 'no' | 'anonymous') =>
        compose([
          review('vasquez', 'named'),
          review('lund', publication, { ...change, released: undefined }),
        ]);
      const [first, second] = keptBack('no')?.rounds ?? [];
      expect(first).toMatchObject({
        withheld: 0,
        reports: [{ name: 'Ruth vasquez' }],
        decisions: [],
      });
      expect(first?.reply).toBeUndefined();
      expect(second).toMatchObject({ number: 2, decisions: [{ title: 'Accepted' }] });
      expect(keptBack('anonymous')?.rounds[0]?.decisions).toHaveLength(1);
    },
  );

  it('contains every letter if a reviewer who declined has written no report', () => {
    const declined = review('lund', undefined, {
      ...{ state: 'declined', submitted: undefined, released: undefined },
    });
    expect(compose([review('vasquez', 'named'), declined])?.rounds[0]?.decisions).toHaveLength(1);
  });

  it('names co-reviewers only beside a reviewer who is named', () => {
    const of = (given: string) => ({
      coReviewers: [{ given, family: 'Young', email: 'x@secret.example', at: AT, conflicts: [] }],
    });
    const made = compose([
      review('vasquez', 'named', of('Ada')),
      review('lund', 'anonymous', of('Eve')),
    ]);
    expect(made?.rounds[0]?.reports[0]).toMatchObject({
      ...{ name: 'Ruth vasquez', coReviewers: ['Ada Young'] },
    });
    expect(JSON.stringify(made)).not.toMatch(/Eve|secret/);
  });

  it.each([
    ['refused', review('lund', 'no')],
    ['never answered', review('lund', undefined)],
    [
      'was asked before the journal published',
      review('lund', 'named', { publishesReviews: false }),
    ],
    ['was not passed on to the author', review('lund', 'named', { released: undefined })],
  ])('is empty if the only reviewer %s', (_, only) => {
    expect(compose([only])).toBeNull();
  });

  it('uses the text given to the author, if the journal changed it', () => {
    const given = { at: AT, by: 'editor', comments: 'Milder words', isEdited: true };
    const [round] = compose([review('lund', 'anonymous', { released: given })])?.rounds ?? [];
    expect(round?.reports).toMatchObject([{ html: '<p>Milder words</p>', isEdited: true }]);
  });
});
