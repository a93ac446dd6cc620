import type { SubmissionDraft } from '@quire/model/entities/submission';

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
  funding: 'Funding',
  coiStatement: 'Competing interests',
  dataAvailability: 'Data and code',
  ethicsStatement: 'Ethics',
  aiStatement: 'Use of tools that generate text or pictures',
  previousSubmission: 'Earlier submission',
  responseLetter: 'Your answer to the reports',
};

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The value of a field as a person reads it. */
export function valueInWords(draft: SubmissionDraft, field: keyof SubmissionDraft): string {
  switch (field) {
    case 'authors':
      return draft.authors
        .map(({ given, family, email }) => `${given} ${family}`.trim() || email || 'No name yet')
        .join(', ');
    case 'affiliations':
      return draft.affiliations.map(({ name }) => name).join('; ');
    case 'suggestedReviewers':
    case 'opposedReviewers':
      return draft[field].map(({ name, email }) => name || email).join(', ');
    case 'keywords':
      return draft.keywords.join(', ');
    case 'language':
      return draft.language ? (LANGUAGES.of(draft.language) ?? draft.language) : '';
    case 'isAgent':
      return draft.isAgent ? 'Yes' : 'No';
    case 'declarations':
      return `${Object.values(draft.declarations).filter(Boolean).length} confirmed`;
    default:
      return draft[field];
  }
}
