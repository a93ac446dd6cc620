import {
  DECLARATIONS,
  type Declaration,
  type DraftAuthor,
  type DraftTranslation,
  type NamedReviewer,
  type SubmissionDraft,
} from '@quire/model/entities/submission';
import { joinFacts } from '@quire/model/messages/join-facts';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { funderInWords, relationInWords } from '@quire/model/relations/entries-in-words';
import { manuscriptLabels } from '@quire/model/statements/statement-forms';

/** What the fields of a draft are called on the pages. */
export const FIELD_LABELS: Readonly<Record<keyof SubmissionDraft, string>> = {
  journal: t('authorSubmit.journal'),
  articleType: t('authorSubmit.articleType'),
  specialIssue: t('authorSubmit.specialIssue'),
  title: t('authorSubmit.title'),
  abstract: t('authorSubmit.abstract'),
  plainSummary: t('authorSubmit.plainSummary'),
  keywords: t('authorSubmit.keywords'),
  language: t('authorSubmit.language'),
  translations: t('articleWords.translations'),
  coverLetter: t('authorSubmit.coverLetter'),
  authors: t('authorSubmit.authors'),
  affiliations: t('authorSubmit.institutions'),
  isAgent: t('authorSubmit.actsForAuthors'),
  suggestedReviewers: t('authorSubmit.suggestedReviewers'),
  opposedReviewers: t('authorSubmit.opposedReviewers'),
  declarations: t('authorSubmit.declarations'),
  ...manuscriptLabels(),
  funders: t('articleWords.funders'),
  relations: t('articleWords.relatedWorks'),
  previousSubmission: t('authorSubmit.previousSubmission'),
  checkedManuscript: t('authorSubmit.manuscriptChecked'),
  responseLetter: t('authorSubmit.responseToReports'),
};

const DECLARED = Object.keys(DECLARATIONS) as Declaration[];

/** An author in a line: who, what they are besides, how to reach them, where they work, and what they did. */
function authorInWords(
  { given, family, email, orcid, corresponding, equal, affiliations: places, credit }: DraftAuthor,
  { affiliations }: Pick<SubmissionDraft, 'affiliations'>,
): string {
  const marks = [
    corresponding && t('authorSubmit.markCorresponding'),
    equal && t('authorSubmit.markEqual'),
  ].filter(Boolean);
  const name = `${given} ${family}`.trim() || t('authorSubmit.noNameYet');
  const where = places.flatMap((place) => affiliations[place]?.name || []).join('; ');
  const who = joinFacts(
    [
      marks.length > 0 ? t('authorSubmit.nameWithMarks', { name, marks: marks.join(', ') }) : name,
      email,
      orcid,
      where,
    ],
    ', ',
  );
  return credit.length > 0
    ? t('authorSubmit.authorWithCredit', { author: who, roles: credit.join(', ') })
    : who;
}

const reviewerInWords = ({ name, email, affiliation, reason }: NamedReviewer): string => {
  const who = joinFacts([name, email, affiliation], ', ');
  return reason ? t('authorSubmit.reviewerWithReason', { reviewer: who, reason }) : who;
};

const nameOfTranslation = ({ language }: DraftTranslation, place: number): string =>
  language ? languageName(language) : t('authorSubmit.translationNumber', { number: place + 1 });

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
    case 'translations':
      return draft.translations
        .flatMap((each, place) => [
          nameOfTranslation(each, place),
          ...[each.title, each.abstract, each.keywords.join(', '), each.plainSummary],
        ])
        .filter(Boolean)
        .join('\n');
    case 'funders':
      return draft.funders.map(funderInWords).join('\n');
    case 'relations':
      return draft.relations.map(relationInWords).join('\n');
    case 'keywords':
      return draft.keywords.join(', ');
    case 'language':
      return draft.language ? languageName(draft.language) : '';
    case 'isAgent':
      return draft.isAgent ? t('authorSubmit.yes') : t('authorSubmit.no');
    case 'declarations':
      return DECLARED.filter((key) => draft.declarations[key])
        .map((key) => DECLARATIONS[key])
        .join('\n');
    case 'checkedManuscript':
      return draft.checkedManuscript ? t('authorSubmit.yes') : '';
    default:
      return draft[field];
  }
}
