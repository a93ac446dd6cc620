import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Ports } from '../../platform/database/ports.ts';
import { type Person, principalId } from '../access/principal.ts';
import { changeArticle, statusAfter } from './change-article.ts';

interface Asked {
  readonly article: string;
  readonly reason: string;
}

/**
 * Removes a published article permanently, where the law or a person's safety requires it: its page states that it was
 * removed, why and when. Admins only. Throws `Refused`.
 */
export function removeArticle(
  ports: Ports,
  person: Person,
  { article: id, reason }: Asked,
): Promise<ArticleAnswer> {
  return changeArticle(ports, person, id, 'remove', async (_tx, article, at) => {
    if (article.status === 'removed') return { done: true };
    return {
      fields: {
        status: statusAfter(article, 'remove'),
        retraction: null,
        tombstone: { at, by: principalId(person), reason },
      },
      reason,
    };
  });
}

/** Withdraws an article that was never published. Throws `Refused`. */
export function withdrawArticle(
  ports: Ports,
  person: Person,
  { article: id, reason }: Asked,
): Promise<ArticleAnswer> {
  return changeArticle(ports, person, id, 'withdraw', async (_tx, article) => {
    if (article.status === 'withdrawn') return { done: true };
    const status = statusAfter(article, 'withdraw');
    return { fields: { status, publishAt: null, scheduled: null }, reason };
  });
}

/** Restores an article that was withdrawn from production. Throws `Refused`. */
export function reopenArticle(
  ports: Ports,
  person: Person,
  { article: id }: Pick<Asked, 'article'>,
): Promise<ArticleAnswer> {
  return changeArticle(ports, person, id, 'reopen', async (_tx, article) => {
    if (article.status === 'draft') return { done: true };
    return { fields: { status: statusAfter(article, 'reopen') } };
  });
}
