import { DraftAuthorSchema, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
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
