import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';

/** Statements that were removed from a text: a page shows them separately. */
export const statedWords = (stated: Readonly<Record<string, unknown>>): string =>
  ARTICLE_FIELDS.map(({ field }) => stated[field])
    .filter((words) => typeof words === 'string')
    .join('\n');
