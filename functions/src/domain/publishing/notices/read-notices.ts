import { NOTICE_KINDS, type NoticeKind } from '@quire/model/article-types';
import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type ArticleCard,
  type ArticleLink,
  ArticleLinkSchema,
  type Notice,
} from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { articleCard, CARD_FIELDS } from '../cards/article-card.ts';

const NOTICES_MAX = 20;
/** Firestore compares a field with at most thirty values. */
const VALUES_MAX = 30;

const isNoticeKind = (type: string): type is NoticeKind => Object.hasOwn(NOTICE_KINDS, type);

const linkOf = (card: ArticleCard): ArticleLink => ArticleLinkSchema.parse(card);

const noticesFrom = (akey: string, cards: readonly ArticleCard[]): Notice[] =>
  cards
    .filter((card) => card.akey !== akey)
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.akey.localeCompare(b.akey))
    .flatMap((card) =>
      isNoticeKind(card.type)
        ? [{ kind: card.type, date: card.published, article: linkOf(card) }]
        : [],
    );

/** The public notices about an article, newest first. */
export async function noticesOf({ db }: Ports, journal: string, akey: string): Promise<Notice[]> {
  const found = await db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', journal)
    .where('metadata.updates', '==', akey)
    .select(...CARD_FIELDS)
    .limit(NOTICES_MAX)
    .get();
  return noticesFrom(
    akey,
    found.docs.flatMap((doc) => articleCard(doc.data()) ?? []),
  );
}

/** The same of many articles of a journal; most have none. A query for thirty. */
export async function noticesOfMany(
  { db }: Ports,
  journal: string,
  akeys: readonly string[],
): Promise<ReadonlyMap<string, Notice[]>> {
  const about = new Map<string, ArticleCard[]>();
  for (let from = 0; from < akeys.length; from += VALUES_MAX) {
    const found = await db
      .collection(PUBLISHED_ARTICLES)
      .where('journal', '==', journal)
      .where('metadata.updates', 'in', akeys.slice(from, from + VALUES_MAX))
      .select(...CARD_FIELDS, 'metadata.updates')
      .get();
    for (const doc of found.docs) {
      const [akey, card] = [String(doc.get('metadata.updates')), articleCard(doc.data())];
      if (card) about.set(akey, [...(about.get(akey) ?? []), card]);
    }
  }
  return new Map(
    [...about].map(([akey, cards]) => [akey, noticesFrom(akey, cards).slice(0, NOTICES_MAX)]),
  );
}

/** The public article that a notice is about; kind and date are those of the notice. */
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
