/** What forms say of the statements, and headings by which a paper's text is read for them. No reader's page loads it. */
import { type ManuscriptStatement, STATEMENTS, type StatementId } from './article-statements.ts';

interface StatementForm {
  /** In the author's form and in the office. */
  readonly label: string;
  /** Below the author's field; empty where only editors write it. */
  readonly hint: string;
  /** Headings of its section in papers, in lower case. The heading on our own page is known besides. */
  readonly headings: readonly string[];
}

export const STATEMENT_FORMS = {
  acknowledgements: {
    label: 'Acknowledgements',
    hint: '',
    headings: ['acknowledgments', 'acknowledgement', 'acknowledgment'],
  },
  funding: {
    label: 'Funding',
    hint: 'Who funded the work, with grant numbers; or that there was no funding.',
    headings: ['funding statement', 'funding information', 'financial support'],
  },
  competingInterests: {
    label: 'Competing interests',
    hint: 'Anything that could be seen as influencing you; or “None.”',
    headings: [
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
    label: 'Data and code',
    hint: 'Where data and code can be found, or why they are not available.',
    headings: [
      'data availability statement',
      'data and code availability',
      'availability of data',
      'availability of data and materials',
    ],
  },
  ethics: {
    label: 'Ethics',
    hint: 'Committee, number and consent, where people or animals took part.',
    headings: [
      'ethics statement',
      'ethics approval',
      'ethical approval',
      'ethics approval and consent to participate',
      'institutional review board statement',
    ],
  },
  aiUse: {
    label: 'Declaration of generative AI use',
    hint: 'Which tools were used, for what, and who checked the results; or “None.”',
    headings: [
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
  return 'manuscript' in row ? [{ field: row.manuscript, ...STATEMENT_FORMS[id] }] : [];
});

/** What editors write of an article, in order. */
export const ARTICLE_FIELDS = IDS.flatMap((id) => {
  const row = STATEMENTS[id];
  const { label, headings } = STATEMENT_FORMS[id];
  return 'article' in row
    ? [
        {
          field: row.article.field,
          label,
          headings: [row.article.heading.toLowerCase(), ...headings],
        },
      ]
    : [];
});

/** What the fields of a manuscript are called. */
export const MANUSCRIPT_LABELS = Object.fromEntries(
  MANUSCRIPT_FIELDS.map(({ field, label }) => [field, label]),
) as Record<ManuscriptStatement, string>;
