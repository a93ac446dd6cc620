/**
 * An iD that its owner has proved after the article was begun, put beside their name in it. What readers see changes when
 * staff publish: until then the office says of a published article that it has changes.
 */
import { ARTICLES, AUDIT, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
  type Author,
} from '@quire/model/entities/article';
import { nextArticleStatus } from '@quire/model/states/article';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { authorName } from './published-article.ts';

export interface ProvedOrcid {
  readonly orcid: string;
  /** The address of whoever has proved it, confirmed by a mail. */
  readonly email: string;
}

const sameAddress = (one: string | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

/** The author with this address, if the article has one without an iD, and nobody else has this iD. */
function authorWithout(
  { authors }: ArticleVersion['metadata'],
  { orcid, email }: ProvedOrcid,
): Author | null {
  const named = authors.filter((author) => sameAddress(author.email, email));
  const [author] = named;
  if (!author || named.length > 1 || author.collective || author.orcid) return null;
  return authors.some((each) => each.orcid === orcid) ? null : author;
}

/**
 * Reads an article, and answers what is to be written: its next version, in which the author with the address has the iD.
 * An iD that the author has already stays, also where it is another: `check-metadata.ts` tells who publishes. Nothing is
 * written to an article that cannot be published (again): a retracted, withdrawn or removed one.
 *
 * @param article `{jkey~akey}`; one that does not exist is none
 */
export async function addProvedOrcid(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  article: string,
  proved: ProvedOrcid,
): Promise<() => void> {
  const nothing = () => {};
  const ref = db.collection(ARTICLES).doc(article);
  // A record that cannot be read must not keep anyone from proving their iD.
  const record = ArticleSchema.safeParse((await tx.get(ref)).data()).data;
  if (!record || nextArticleStatus(record.status, 'publish') === null) return nothing;
  const versions = ref.collection(VERSIONS);
  const newest = await tx.get(versions.doc(versionDocId(record.revision)));
  const version = ArticleVersionSchema.safeParse(newest.data()).data;
  const author = version && authorWithout(version.metadata, proved);
  if (!version || !author) return nothing;
  const { orcid } = proved;
  const { authors, ...metadata } = version.metadata;
  const [at, by, revision] = [now().toISOString(), 'system', record.revision + 1];
  const next: ArticleVersion = {
    ...version,
    metadata: {
      ...metadata,
      authors: authors.map((each) => (each === author ? { ...each, orcid } : each)),
    },
    ...{ revision, savedAt: at, savedBy: by },
  };
  return () => {
    tx.create(versions.doc(versionDocId(revision)), withoutUndefined(next));
    tx.update(ref, { revision, updatedAt: at, updatedBy: by });
    const entry = { action: 'article.orcid', at, by, article, revision };
    tx.create(db.collection(AUDIT).doc(), { ...entry, name: authorName(author), orcid });
  };
}
