/** An article is created, or replaced, as DOAJ's rules of ownership and duplicates have it. */
import { createHash } from 'node:crypto';
import type { Call } from '../http/answer.ts';
import type { Account } from '../store/account.ts';
import type { DoajArticle } from '../store/doaj-article.ts';
import type { ArticleSent } from './article-sent.ts';

/** What became of it, or why it is refused: 403. */
export type Saved = { readonly article: DoajArticle; readonly isNew: boolean } | string;

const NOT_YOURS =
  'It is not possible to create an article for this journal. Have you included in the upload an ISSN which is not associated with any journal in your account? ISSNs must match exactly the ISSNs entered against the journal record.';

const idOf = (sent: ArticleSent): string =>
  createHash('md5')
    .update(sent.doi || sent.url)
    .digest('hex');

/** All ISSNs of an article have to be of the account's journals. */
const isOfAccount = ({ issns = [] }: Account, sent: ArticleSent): boolean =>
  sent.issns.every((issn) => issns.includes(issn));

const isSame = (known: DoajArticle, { doi, url }: ArticleSent): boolean =>
  (doi !== '' && known.doi === doi) || (url !== '' && known.url === url);

/**
 * @param known the article that is replaced; null: it is sent as a new one, which may be one that DOAJ knows by its DOI or
 *   its address
 */
export function saveArticle(
  { registry, clock }: Call,
  account: Account,
  sent: ArticleSent,
  known: DoajArticle | null,
): Saved {
  if (!isOfAccount(account, sent)) return NOT_YOURS;
  const others = registry.doajArticles().filter((each) => each.id !== known?.id);
  const twins = others.filter((each) => isSame(each, sent));
  if (known && twins.length > 0) return 'Duplicate: another article has this DOI or address.';
  if (twins.length > 1) return 'Duplicate: the DOI and the address are of different articles.';
  const before = known ?? twins[0] ?? null;
  if (before && before.login !== account.login) return NOT_YOURS;
  const isMoved =
    before !== null &&
    ((before.doi !== '' && before.doi !== sent.doi) ||
      (before.url !== '' && before.url !== sent.url));
  if (isMoved) return 'You cannot change the DOI or the full text address of an article.';
  const { login } = account;
  const { doi, url, bibjson } = sent;
  const now = new Date(clock()).toISOString();
  const article: DoajArticle = {
    ...{ id: before?.id ?? idOf(sent), login, doi, url, bibjson },
    ...{ created: before?.created ?? now, updated: now },
  };
  registry.keepArticle(article);
  return { article, isNew: before === null };
}
