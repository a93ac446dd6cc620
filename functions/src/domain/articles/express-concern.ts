import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Ports } from '../../platform/database/ports.ts';
import { type Person, principalId } from '../access/principal.ts';
import { changeArticle, statusAfter } from './change-article.ts';
import { prepareNotice } from './notice.ts';
import { readSavedVersion } from './read-article.ts';

/** Publishes an expression of concern beside an article. The same text again changes nothing. */
export function expressConcern(
  ports: Ports,
  person: Person,
  { article: id, text }: { readonly article: string; readonly text: string },
): Promise<ArticleAnswer> {
  return changeArticle(ports, person, id, 'concern', async (tx, article, at) => {
    const status = statusAfter(article, 'concern');
    const { metadata } = await readSavedVersion(ports.db, id, article.publishedRevision);
    const wanted = { kind: 'expression-of-concern', text, by: principalId(person), at } as const;
    const notice = await prepareNotice(ports.db, tx, article, metadata.licence, wanted);
    if (notice.isOld) return { done: true, notice: notice.id };
    return {
      fields: { status },
      reason: text.slice(0, 5_000),
      detail: { notice: notice.id },
      notice: notice.id,
      write: notice.write,
    };
  });
}
