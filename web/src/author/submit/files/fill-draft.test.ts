import { DraftAuthorSchema, SubmissionDraftSchema } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import { fillDraft } from './fill-draft.ts';

const author = (id: string, family: string, rest: object = {}) =>
  DraftAuthorSchema.parse({ id, family, ...rest });
const begun = SubmissionDraftSchema.parse({
  authors: [author('submitter', 'Noor', { email: 'noor@example.org' })],
});
const offered = {
  title: 'Theirs',
  abstract: 'Slowly.',
  keywords: ['tides'],
  authors: [author('offered-1', 'Silva', { affiliations: [0] })],
  affiliations: [{ name: 'There' }],
};

describe('a draft, from what a package says', () => {
  it('is filled in where nobody has written anything, and keeps whoever submits', () => {
    const { patch, left } = fillDraft(begun, offered);
    expect(patch).toMatchObject({ title: 'Theirs', abstract: 'Slowly.', keywords: ['tides'] });
    expect(patch.authors?.map(({ family }) => family)).toEqual(['Silva', 'Noor']);
    expect(patch.affiliations).toEqual([{ name: 'There' }]);
    expect(left).toMatchObject({ title: undefined, authors: undefined });
  });

  it('keeps what was typed, and offers the rest', () => {
    const typed = {
      ...begun,
      title: 'Mine',
      authors: [...begun.authors, author('b', 'Haile')],
    };
    const { patch, left } = fillDraft(typed, offered);
    expect(patch).toEqual({ abstract: 'Slowly.', keywords: ['tides'] });
    expect(left).toMatchObject({ title: 'Theirs', authors: offered.authors, abstract: undefined });
  });
});
