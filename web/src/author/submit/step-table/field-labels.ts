import {
  DECLARATIONS,
  type Declaration,
  type DraftAuthor,
  type NamedReviewer,
  type SubmissionDraft,
} from '@quire/model/entities/submission';
import { MANUSCRIPT_LABELS } from '@quire/model/statements/statement-forms';

/** What the fields of a draft are called on the pages. */
export const FIELD_LABELS: Readonly<Record<keyof SubmissionDraft, string>> = {
  journal: 'Journal',
  articleType: 'Type of article',
  specialIssue: 'Special issue',
  title: 'Title',
  abstract: 'Abstract',
  plainSummary: 'Plain-language summary',
  keywords: 'Keywords',
  language: 'Language of the manuscript',
  coverLetter: 'Cover letter',
  authors: 'Authors',
  affiliations: 'Institutions',
  isAgent: 'I act for the authors',
  suggestedReviewers: 'Suggested reviewers',
  opposedReviewers: 'Reviewers to avoid',
  declarations: 'Declarations',
  ...MANUSCRIPT_LABELS,
  previousSubmission: 'Earlier submission',
  checkedManuscript: 'Manuscript checked',
  responseLetter: 'Your response to the reports',
};

const DECLARED = Object.keys(DECLARATIONS) as Declaration[];
const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** An author in a line: who, what they are besides, how to reach them, where they work, and what they did. */
function authorInWords(
  { given, family, email, orcid, corresponding, equal, affiliations: places, credit }: DraftAuthor,
  { affiliations }: Pick<SubmissionDraft, 'affiliations'>,
): string {
  const marks = [corresponding && 'corresponding', equal && 'contributed equally'].filter(Boolean);
  const name = `${given} ${family}`.trim() || 'No name yet';
  const where = places.flatMap((place) => affiliations[place]?.name || []).join('; ');
  const who = [marks.length > 0 ? `${name} (${marks.join(', ')})` : name, email, orcid, where]
    .filter(Boolean)
    .join(', ');
  return credit.length > 0 ? `${who}. Contributions: ${credit.join(', ')}` : who;
}

const reviewerInWords = ({ name, email, affiliation, reason }: NamedReviewer): string => {
  const who = [name, email, affiliation].filter(Boolean).join(', ');
  return reason ? `${who}: ${reason}` : who;
};

/** The value of a field as a person reads it; of a list, a line for each. */
export function fieldValueLabel(draft: SubmissionDraft, field: keyof SubmissionDraft): string {
  switch (field) {
    case 'authors':
      return draft.authors.map((author) => authorInWords(author, draft)).join('\n');
    case 'affiliations':
      return draft.affiliations
        .map(({ name, ror }) => (ror ? `${name} (${ror})` : name))
        .filter(Boolean)
        .join('\n');
    case 'suggestedReviewers':
    case 'opposedReviewers':
      return draft[field].map(reviewerInWords).filter(Boolean).join('\n');
    case 'keywords':
      return draft.keywords.join(', ');
    case 'language':
      return draft.language ? (LANGUAGES.of(draft.language) ?? draft.language) : '';
    case 'isAgent':
      return draft.isAgent ? 'Yes' : 'No';
    case 'declarations':
      return DECLARED.filter((key) => draft.declarations[key])
        .map((key) => DECLARATIONS[key])
        .join('\n');
    case 'checkedManuscript':
      return draft.checkedManuscript ? 'Yes' : '';
    default:
      return draft[field];
  }
}
