/** Articles that name another article of their journal: as what they are a notice about, or a translation of. */
import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { ArticleCard } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import { articleCard, CARD_FIELDS } from './article-card.ts';

/** The fields that name one. */
export type NamingField = 'metadata.updates' | 'metadata.translationOf';

/** Firestore compares a field with at most thirty values. */
const VALUES_MAX = 30;

/** The public articles that name this one, at most so many. */
export async function cardsNaming(
  { db }: Ports,
  field: NamingField,
  journal: string,
  akey: string,
  most: number,
): Promise<ArticleCard[]> {
  const found = await db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', journal)
    .where(field, '==', akey)
    .select(...CARD_FIELDS)
    .limit(most)
    .get();
  return found.docs.flatMap((doc) => articleCard(doc.data()) ?? []);
}

/** The same of many articles of a journal, by their key; most are named by none. A query for thirty. */
export async function cardsNamingMany(
  { db }: Ports,
  field: NamingField,
  journal: string,
  akeys: readonly string[],
): Promise<ReadonlyMap<string, ArticleCard[]>> {
  const naming = new Map<string, ArticleCard[]>();
  for (let from = 0; from < akeys.length; from += VALUES_MAX) {
    const found = await db
      .collection(PUBLISHED_ARTICLES)
      .where('journal', '==', journal)
      .where(field, 'in', akeys.slice(from, from + VALUES_MAX))
      .select(...CARD_FIELDS, field)
      .get();
    for (const doc of found.docs) {
      const [akey, card] = [String(doc.get(field)), articleCard(doc.data())];
      if (card) naming.set(akey, [...(naming.get(akey) ?? []), card]);
    }
  }
  return naming;
}

/** The public article that `akey` names; null where it names none, or itself. */
export async function namedCard(
  { db }: Ports,
  journal: string,
  akey: string,
  named: string | undefined,
): Promise<ArticleCard | null> {
  if (!named || named === akey) return null;
  const target = await db.collection(PUBLISHED_ARTICLES).doc(articleDocId(journal, named)).get();
  return target.exists ? articleCard(target.data()) : null;
}
