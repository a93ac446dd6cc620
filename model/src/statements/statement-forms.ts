/** What forms say of the statements, and headings by which a paper's text is read for them. No reader's page loads it. */
import { t } from '../messages/t.ts';
import { type ManuscriptStatement, STATEMENTS, type StatementId } from './article-statements.ts';

interface StatementForm {
  /** In the author's form and in the office. */
  readonly label: string;
  /** Below the author's field; empty where only editors write it. */
  readonly hint: string;
  /** Headings of its section in papers in English, in lower case. */
  readonly headings: readonly string[];
}

export const STATEMENT_FORMS = {
  acknowledgements: {
    get label() {
      return t('articleWords.statementFormAcknowledgements');
    },
    hint: '',
    headings: ['acknowledgements', 'acknowledgments', 'acknowledgement', 'acknowledgment'],
  },
  funding: {
    get label() {
      return t('articleWords.statementFormFunding');
    },
    get hint() {
      return t('articleWords.statementFormFundingHint');
    },
    headings: ['funding', 'funding statement', 'funding information', 'financial support'],
  },
  competingInterests: {
    get label() {
      return t('articleWords.statementFormCompetingInterests');
    },
    get hint() {
      return t('articleWords.statementFormCompetingInterestsHint');
    },
    headings: [
      'conflicts of interest',
      'competing interests',
      'competing interest',
      'conflict of interest',
      'conflict of interest statement',
      'conflicts of interest statement',
      'disclosure statement',
      'declaration of interest',
      'declaration of interests',
      'declaration of competing interest',
      'declaration of competing interests',
    ],
  },
  dataAvailability: {
    get label() {
      return t('articleWords.statementFormDataAvailability');
    },
    get hint() {
      return t('articleWords.statementFormDataAvailabilityHint');
    },
    headings: [
      'data availability',
      'data availability statement',
      'data and code availability',
      'availability of data',
      'availability of data and materials',
    ],
  },
  ethics: {
    get label() {
      return t('articleWords.statementFormEthics');
    },
    get hint() {
      return t('articleWords.statementFormEthicsHint');
    },
    headings: [
      'ethics',
      'ethics statement',
      'ethics approval',
      'ethical approval',
      'ethics approval and consent to participate',
      'institutional review board statement',
    ],
  },
  aiUse: {
    get label() {
      return t('articleWords.statementFormAiUse');
    },
    get hint() {
      return t('articleWords.statementFormAiUseHint');
    },
    headings: [
      'declaration of generative ai use',
      'declaration of generative ai',
      'declaration of generative ai and ai-assisted technologies',
      'declaration of generative ai and ai-assisted technologies in the writing process',
      'declaration of generative ai in scientific writing',
      'use of ai tools',
      'use of generative ai',
      'ai use statement',
    ],
  },
} as const satisfies Readonly<Record<StatementId, StatementForm>>;

const IDS = Object.keys(STATEMENTS) as StatementId[];

/** What the author is asked for, in order. */
export const MANUSCRIPT_FIELDS = IDS.flatMap((id) => {
  const row = STATEMENTS[id];
  if (!('manuscript' in row)) return [];
  const form = STATEMENT_FORMS[id];
  return [
    {
      field: row.manuscript,
      get label() {
        return form.label;
      },
      get hint() {
        return form.hint;
      },
    },
  ];
});

/** What editors write of an article, in order. */
export const ARTICLE_FIELDS = IDS.flatMap((id) => {
  const row = STATEMENTS[id];
  if (!('article' in row)) return [];
  const form = STATEMENT_FORMS[id];
  return [
    {
      field: row.article.field,
      get label() {
        return form.label;
      },
      headings: form.headings,
    },
  ];
});

/** What the fields of a manuscript are called. */
export const manuscriptLabels = (): Record<ManuscriptStatement, string> =>
  Object.fromEntries(MANUSCRIPT_FIELDS.map(({ field, label }) => [field, label])) as Record<
    ManuscriptStatement,
    string
  >;
