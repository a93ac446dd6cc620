import { t } from '../messages/t.ts';

/**
 * The statements at the end of an article, in the order in which they stand on its page. The schemas of manuscripts and
 * articles, the rules, the author's form, the office's panels, the article's sections and the import are made from
 * this table. It is part of every article's page: what others need is in `statement-fields.ts` and `statement-forms.ts`.
 */
interface Statement {
  /** The field of a manuscript that its author fills in; absent where only editors write it. */
  readonly manuscript?: string;
  /** Absent where an article has no statement of its own for it. */
  readonly article?: {
    /** The field of its metadata. */
    readonly field: string;
    readonly anchor: string;
    readonly heading: string;
  };
}

export const STATEMENTS = {
  acknowledgements: {
    article: {
      field: 'acknowledgements',
      anchor: 'acknowledgements',
      get heading() {
        return t('articleWords.statementAcknowledgementsArticle');
      },
    },
  },
  funding: {
    manuscript: 'funding',
    article: {
      field: 'funding',
      anchor: 'funding',
      get heading() {
        return t('articleWords.statementFundingArticle');
      },
    },
  },
  competingInterests: {
    manuscript: 'coiStatement',
    article: {
      field: 'coiStatement',
      anchor: 'conflicts',
      get heading() {
        return t('articleWords.statementCompetingInterestsArticle');
      },
    },
  },
  dataAvailability: {
    manuscript: 'dataAvailability',
    article: {
      field: 'dataAvailability',
      anchor: 'data',
      get heading() {
        return t('articleWords.statementDataAvailabilityArticle');
      },
    },
  },
  ethics: {
    manuscript: 'ethicsStatement',
    article: {
      field: 'ethics',
      anchor: 'ethics',
      get heading() {
        return t('articleWords.statementEthicsArticle');
      },
    },
  },
  aiUse: {
    manuscript: 'aiStatement',
    article: {
      field: 'aiUse',
      anchor: 'ai-use',
      get heading() {
        return t('articleWords.statementAiUseArticle');
      },
    },
  },
} as const satisfies Readonly<Record<string, Statement>>;

export type StatementId = keyof typeof STATEMENTS;
type Row = (typeof STATEMENTS)[StatementId];
/** The fields of a manuscript that are statements. */
export type ManuscriptStatement = Extract<Row, { manuscript: string }>['manuscript'];
/** The fields of an article's metadata that are statements. */
export type ArticleStatement = Extract<Row, { article: object }>['article']['field'];
export type ArticleStatements = Partial<Record<ArticleStatement, string>>;

/** Where and under which heading an article says what. */
export const ARTICLE_STATEMENTS = Object.values<Row>(STATEMENTS).flatMap((row) =>
  'article' in row ? [row.article] : [],
);
