import { DraftAuthorSchema, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind.ts';
import { newInOffer, takeOffered } from './take-offered.ts';

const author = (id: string, family: string, rest: object = {}) =>
  DraftAuthorSchema.parse({ id, family, ...rest });
const draft = SubmissionDraftSchema.parse({
  title: 'Mine',
  authors: [author('submitter', 'Noor', { email: 'noor@example.org', affiliations: [0] })],
  affiliations: [{ name: 'Here' }],
});

describe('what a manuscript says about itself', () => {
  it('is offered only where it says something new', () => {
    expect(newInOffer(draft, { title: 'Mine', abstract: '', keywords: ['a'] })).toEqual([
      'keywords',
    ]);
    expect(newInOffer(draft, { authors: [author('x', 'Noor')] })).toEqual([]);
  });

  it('replaces one field and no other', () => {
    expect(takeOffered(draft, { title: 'Theirs', abstract: 'A' }, 'title')).toEqual({
      title: 'Theirs',
    });
  });

  it('keeps what is known of an author, and the institutions of each', () => {
    const offered = {
      authors: [author('x', 'Silva', { affiliations: [0] }), author('y', 'Noor')],
      affiliations: [{ name: 'There' }],
    };
    const taken = takeOffered(draft, offered, 'authors');
    expect(taken.authors).toMatchObject([
      { family: 'Silva', affiliations: [1] },
      { family: 'Noor', email: 'noor@example.org', affiliations: [0] },
    ]);
    expect(taken.affiliations).toEqual([{ name: 'Here' }, { name: 'There' }]);
  });

  it('does not lose whoever submits', () => {
    const taken = takeOffered(draft, { authors: [author('x', 'Silva')] }, 'authors');
    expect(taken.authors?.map(({ family }) => family)).toEqual(['Silva', 'Noor']);
  });
});

describe('the kind of a file, by its name', () => {
  it.each([
    ['paper.docx', false, 'manuscript'],
    ['paper.docx', true, 'supplement'],
    ['Fig 1.TIF', false, 'figure'],
    ['cover-letter.pdf', false, 'cover_letter'],
    ['data_set.csv', false, 'supplement'],
    ['graphical-abstract.png', false, 'graphical_abstract'],
  ])('is guessed of %s', (name, hasManuscript, kind) => {
    expect(guessKind(name, hasManuscript, false)).toBe(kind);
  });

  it('is guessed of what comes with a revision', () => {
    expect(guessKind('response to reviewers.pdf', false, true)).toBe('response_letter');
    expect(guessKind('tracked changes.docx', false, true)).toBe('tracked_changes');
  });
});
