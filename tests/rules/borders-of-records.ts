import { type Borders, list, text } from './borders.ts';
import { profile, submission } from './submission-records.ts';

const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };
export const SAVED = { revision: 2, updatedBy: 'admin', ...LATER };

/** A record, and how far each of its fields may go. */
export interface Kept {
  readonly path: string;
  readonly record: object;
  readonly borders: Borders;
  /** What its owner's save writes besides. */
  readonly besides: object;
}

export const KEPT: readonly Kept[] = [
  {
    path: 'profiles/author',
    record: profile(),
    besides: LATER,
    borders: {
      ...{ given: text(1, 80), family: text(1, 80), affiliation: text(0, 400) },
      interests: list(0, 20),
    },
  },
  {
    path: 'submissions/own',
    record: submission('author'),
    besides: { revision: 1, ...LATER },
    borders: {
      ...{ journal: text(0, 20), specialIssue: text(0, 40), title: text(0, 500) },
      ...{ abstract: text(0, 10_000), plainSummary: text(0, 3000), keywords: list(0, 20) },
      ...{ language: text(0, 12), coverLetter: text(0, 20_000), authors: list(0, 100) },
      ...{ affiliations: list(0, 200), suggestedReviewers: list(0, 5), funding: text(0, 3000) },
      ...{ opposedReviewers: list(0, 5), coiStatement: text(0, 3000) },
      ...{ dataAvailability: text(0, 3000), ethicsStatement: text(0, 3000) },
      ...{ aiStatement: text(0, 3000), previousSubmission: text(0, 40) },
      checkedManuscript: text(0, 64),
      translations: list(0, 8),
      ...{ funders: list(0, 30), relations: list(0, 50) },
      responseLetter: text(0, 20_000),
      isAgent: { least: false, most: true, refused: ['yes', 1] },
      articleType: { least: '', most: 'retraction', refused: ['x', 1] },
    },
  },
];
