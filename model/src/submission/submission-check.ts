/**
 * What it takes to send a manuscript: read by the wizard, which links
 * each line to its field, and by the function that sends it, which believes no page.
 */

import { ARTICLE_TYPES } from '../article-types.ts';
import {
  ABSTRACT_MAX_WORDS,
  ABSTRACT_MIN_WORDS,
  KEYWORDS_MAX,
  KEYWORDS_MIN,
  TITLE_MAX_CHARACTERS,
} from '../constants.ts';
import type { Charges } from '../entities/journal.ts';
import { DECLARATIONS, type SubmissionDraft } from '../entities/submission.ts';
import type { SubmissionFile } from '../entities/submission-file.ts';
import { repeatedLanguages } from '../entities/translation.ts';
import { isOrcid, isRor } from '../identifiers.ts';
import { t } from '../messages/t.ts';
import { funderProblems } from '../relations/funder-problems.ts';
import { relationProblems } from '../relations/relation-problems.ts';
import type { SubmissionState } from '../states/submission-states.ts';
import { declarationsFor } from './declarations-for.ts';
import { submissionPeopleProblems } from './submission-people-check.ts';

export interface Problem {
  /** `title`, `authors.2.email`, `declarations.coi`, `files`. */
  readonly field: string;
  readonly message: string;
}

/** Types that authors do not send: staff write them about an article. */
const STAFF_TYPES = ['correction', 'expression-of-concern', 'retraction', 'editorial'] as const;
/** The types an author may choose, with their labels. */
export const submittedTypes = () =>
  Object.entries(ARTICLE_TYPES)
    .filter(([key]) => !STAFF_TYPES.some((type) => type === key))
    .map(([key, label]) => ({ key, label }));

/** Words as a person counts them. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length;
}

type FileFacts = Pick<SubmissionFile, 'kind' | 'retired' | 'round'>;

/** Everything that keeps this draft from being sent now, in the order of the wizard's steps. */
export function submissionProblems(
  draft: SubmissionDraft,
  files: readonly FileFacts[],
  at: {
    readonly state: SubmissionState;
    readonly round: number;
    readonly email: string;
    /** Of the journal; undefined where it is not known. */
    readonly charges: Charges | null | undefined;
  },
): Problem[] {
  return [
    ...journalProblems(draft),
    ...fileProblems(draft, files, at),
    ...textProblems(draft),
    ...translationProblems(draft),
    ...submissionPeopleProblems(draft, at.email),
    ...affiliationProblems(draft),
    ...declarationProblems(draft, at.charges),
    ...entryProblems(draft),
  ];
}

function journalProblems({ journal, articleType }: SubmissionDraft): Problem[] {
  const problems: Problem[] = [];
  if (!journal) problems.push({ field: 'journal', message: t('fields.chooseAJournal') });
  if (!submittedTypes().some(({ key }) => key === articleType)) {
    problems.push({ field: 'articleType', message: t('submissionWords.articleTypeMissing') });
  }
  return problems;
}

function fileProblems(
  draft: SubmissionDraft,
  files: readonly FileFacts[],
  { state, round }: { readonly state: SubmissionState; readonly round: number },
): Problem[] {
  const current = files.filter(({ retired }) => !retired);
  const problems: Problem[] = [];
  const isRevision = state === 'minor_revision' || state === 'major_revision';
  const manuscripts = current.filter(({ kind }) => kind === 'manuscript');
  if (manuscripts.length === 0) {
    problems.push({ field: 'files', message: t('submissionWords.manuscriptMissing') });
  } else if (isRevision && !manuscripts.some((file) => file.round === round + 1)) {
    problems.push({ field: 'files', message: t('submissionWords.revisedManuscriptMissing') });
  }
  const hasAnswer =
    draft.responseLetter.trim() !== '' || current.some(({ kind }) => kind === 'response_letter');
  if (isRevision && !hasAnswer) {
    problems.push({
      field: 'responseLetter',
      message: t('submissionWords.responseMissing'),
    });
  }
  return problems;
}

function titleProblems(title: string, field: string): Problem[] {
  if (!title.trim()) return [{ field, message: t('fields.enterTheTitle') }];
  if (title.length <= TITLE_MAX_CHARACTERS) return [];
  const message = t('submissionWords.titleTooLong', {
    most: TITLE_MAX_CHARACTERS,
    length: title.length,
  });
  return [{ field, message }];
}

function textProblems({ title, abstract, keywords }: SubmissionDraft): Problem[] {
  const problems = titleProblems(title, 'title');
  const words = countWords(abstract);
  if (words < ABSTRACT_MIN_WORDS || words > ABSTRACT_MAX_WORDS) {
    problems.push({
      field: 'abstract',
      message: t('submissionWords.abstractLength', {
        least: ABSTRACT_MIN_WORDS,
        most: ABSTRACT_MAX_WORDS,
        words,
      }),
    });
  }
  const given = new Set(keywords.map((keyword) => keyword.trim().toLowerCase()).filter(Boolean));
  if (given.size < KEYWORDS_MIN || keywords.length > KEYWORDS_MAX) {
    problems.push({
      field: 'keywords',
      message: t('submissionWords.keywordCount', { least: KEYWORDS_MIN, most: KEYWORDS_MAX }),
    });
  }
  return problems;
}

function translationProblems({ language, translations }: SubmissionDraft): Problem[] {
  const repeated = new Set(repeatedLanguages(language, translations));
  return translations.flatMap((translation, place) => {
    const at = `translations.${place}`;
    const problems: Problem[] = [];
    if (!translation.language) {
      problems.push({ field: `${at}.language`, message: t('fields.chooseLanguage') });
    } else if (repeated.has(place)) {
      problems.push({ field: `${at}.language`, message: t('fields.languageTaken') });
    }
    problems.push(...titleProblems(translation.title, `${at}.title`));
    return problems;
  });
}

function affiliationProblems({ affiliations, authors }: SubmissionDraft): Problem[] {
  const problems: Problem[] = [];
  affiliations.forEach(({ name, ror }, place) => {
    const isUsed = authors.some((author) => author.affiliations.includes(place));
    if (isUsed && !name.trim()) {
      problems.push({
        field: `affiliations.${place}.name`,
        message: t('submissionWords.institutionNameMissing'),
      });
    }
    if (ror && !isRor(ror)) {
      problems.push({
        field: `affiliations.${place}.ror`,
        message: t('fields.rorForm'),
      });
    }
  });
  authors.forEach(({ orcid }, place) => {
    if (orcid && !isOrcid(orcid)) {
      problems.push({
        field: `authors.${place}.orcid`,
        message: t('fields.orcidWrong'),
      });
    }
  });
  return problems;
}

function declarationProblems(
  { declarations }: SubmissionDraft,
  charges: Charges | null | undefined,
): Problem[] {
  return declarationsFor(charges)
    .filter((key) => declarations[key] !== true)
    .map((key) => ({
      field: `declarations.${key}`,
      message: t('submissionWords.pleaseConfirm', { declaration: DECLARATIONS[key] }),
    }));
}

/** Of funders and related works. */
function entryProblems({ funders, relations }: SubmissionDraft): Problem[] {
  return [
    ...funderProblems(funders).map((each) => ({ list: 'funders', ...each })),
    ...relationProblems(relations).map((each) => ({ list: 'relations', ...each })),
  ].map(({ list, place, part, message }) => ({ field: `${list}.${place}.${part}`, message }));
}
