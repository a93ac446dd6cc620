/** The articles that are translations of each other: each names the original, and both pages link to the other. */
import { CARD_LANGUAGE, TRANSLATED_VERSIONS_MAX } from '@quire/model/constants';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type ArticleCard,
  type TranslatedVersion,
  TranslatedVersionSchema,
} from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { cardsNaming, cardsNamingMany, namedCard } from '../cards/naming-cards.ts';

const languageOf = ({ language = CARD_LANGUAGE }: ArticleCard) => language;

/** In the order of their languages, which does not change with the order in which they were published. */
const versionsFrom = (akey: string, cards: readonly ArticleCard[]): TranslatedVersion[] =>
  cards
    .filter((card) => card.akey !== akey)
    .toSorted((a, b) => languageOf(a).localeCompare(languageOf(b)) || a.akey.localeCompare(b.akey))
    .slice(0, TRANSLATED_VERSIONS_MAX)
    .map((card) => TranslatedVersionSchema.parse(card));

/** The public articles that are translations of this one. */
export async function translatedVersionsOf(
  ports: Ports,
  journal: string,
  akey: string,
): Promise<TranslatedVersion[]> {
  const most = TRANSLATED_VERSIONS_MAX;
  const cards = await cardsNaming(ports, 'metadata.translationOf', journal, akey, most);
  return versionsFrom(akey, cards);
}

/** The same of many articles of a journal; most have none. A query for thirty. */
export async function translatedVersionsOfMany(
  ports: Ports,
  journal: string,
  akeys: readonly string[],
): Promise<ReadonlyMap<string, TranslatedVersion[]>> {
  const naming = await cardsNamingMany(ports, 'metadata.translationOf', journal, akeys);
  return new Map([...naming].map(([akey, cards]) => [akey, versionsFrom(akey, cards)]));
}

/** The public article that this one is a translation of. */
export async function originalOf(
  ports: Ports,
  journal: string,
  akey: string,
  { translationOf }: Pick<ArticleMetadata, 'translationOf'>,
): Promise<TranslatedVersion | undefined> {
  const card = await namedCard(ports, journal, akey, translationOf);
  return card ? TranslatedVersionSchema.parse(card) : undefined;
}
