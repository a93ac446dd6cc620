import { NOTICE_KINDS, type NoticeKind } from '@quire/model/article-types';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type ArticleCard,
  type ArticleLink,
  ArticleLinkSchema,
  type Notice,
} from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { cardsNaming, cardsNamingMany, namedCard } from '../cards/naming-cards.ts';

const NOTICES_MAX = 20;

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
export async function noticesOf(ports: Ports, journal: string, akey: string): Promise<Notice[]> {
  const cards = await cardsNaming(ports, 'metadata.updates', journal, akey, NOTICES_MAX);
  return noticesFrom(akey, cards);
}

/** The same of many articles of a journal; most have none. A query for thirty. */
export async function noticesOfMany(
  ports: Ports,
  journal: string,
  akeys: readonly string[],
): Promise<ReadonlyMap<string, Notice[]>> {
  const naming = await cardsNamingMany(ports, 'metadata.updates', journal, akeys);
  return new Map(
    [...naming].map(([akey, cards]) => [akey, noticesFrom(akey, cards).slice(0, NOTICES_MAX)]),
  );
}

/** The public article that a notice is about; kind and date are those of the notice. */
export async function aboutOf(
  ports: Ports,
  journal: string,
  akey: string,
  { type, updates }: Pick<ArticleMetadata, 'type' | 'updates'>,
): Promise<Omit<Notice, 'date'> | undefined> {
  if (!isNoticeKind(type)) return undefined;
  const card = await namedCard(ports, journal, akey, updates);
  return card ? { kind: type, article: linkOf(card) } : undefined;
}
