import { NOTICE_KINDS, type NoticeKind } from '@quire/model/article-types';
import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type ArticleCard,
  type ArticleLink,
  ArticleLinkSchema,
  type Notice,
} from '@quire/model/entities/published';
import { articleCard, CARD_FIELDS } from '../article-card.ts';
import type { Ports } from '../ports.ts';

const NOTICES_MAX = 20;

const isNoticeKind = (type: string): type is NoticeKind => Object.hasOwn(NOTICE_KINDS, type);

const linkOf = (card: ArticleCard): ArticleLink => ArticleLinkSchema.parse(card);

/** What was said of an article by the notices that are public now, the newest first. */
export async function noticesOf({ db }: Ports, journal: string, akey: string): Promise<Notice[]> {
  const found = await db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', journal)
    .where('metadata.updates', '==', akey)
    .select(...CARD_FIELDS)
    .limit(NOTICES_MAX)
    .get();
  return found.docs
    .flatMap((doc) => articleCard(doc.data()) ?? [])
    .filter((card) => card.akey !== akey)
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.akey.localeCompare(b.akey))
    .flatMap((card) =>
      isNoticeKind(card.type)
        ? [{ kind: card.type, date: card.published, article: linkOf(card) }]
        : [],
    );
}

/** The public article that a notice is about; its kind and day are the notice's own. */
export async function aboutOf(
  { db }: Ports,
  journal: string,
  akey: string,
  { type, updates }: Pick<ArticleMetadata, 'type' | 'updates'>,
): Promise<Omit<Notice, 'date'> | undefined> {
  if (!updates || updates === akey || !isNoticeKind(type)) return undefined;
  const target = await db.collection(PUBLISHED_ARTICLES).doc(articleDocId(journal, updates)).get();
  const card = target.exists ? articleCard(target.data()) : null;
  return card ? { kind: type, article: linkOf(card) } : undefined;
}
