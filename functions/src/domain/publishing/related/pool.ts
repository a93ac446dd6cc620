import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type ArticleCard, ArticleCardSchema } from '@quire/model/entities/published';
import { z } from 'zod';
import type { Ports } from '../../../platform/database/ports.ts';
import { CARD_FIELDS } from '../cards/article-card.ts';
import { PHRASE } from './topics.ts';

/** An article that shares a topic, with what is needed to rank it and to rank with it. */
const CandidateSchema = ArticleCardSchema.extend({
  topics: z.array(z.string()).default([]),
  related: z.array(ArticleCardSchema).default([]),
  nearness: z.array(z.number()).default([]),
});
export interface Candidate {
  readonly id: string;
  readonly card: ArticleCard;
  readonly topics: readonly string[];
  readonly related: ArticleCard[];
  readonly nearness: number[];
}

/** Firestore compares a list with at most thirty values. */
const VALUES_MAX = 30;
/** Of each kind of topic, so many of the newest articles that share one. */
export const POOL_MAX = 40;

/** A candidate, or null for a record that is none. */
export function candidate(id: string, record: unknown): Candidate | null {
  const parsed = CandidateSchema.safeParse(record);
  if (!parsed.success) return null;
  const { topics, related, nearness, ...card } = parsed.data;
  return { id, card, topics, related, nearness };
}

/** The topics of an article by which others are asked for: its keywords, and its words. */
export function askedTopics(topics: readonly string[]): readonly (readonly string[])[] {
  const isPhrase = (topic: string) => topic.startsWith(PHRASE);
  // Long words are rarer: where there are too many, these are asked for.
  const words = topics.filter((topic) => !isPhrase(topic));
  return [topics.filter(isPhrase), words.toSorted((a, b) => b.length - a.length)].map((asked) =>
    asked.slice(0, VALUES_MAX),
  );
}

async function sharing({ db }: Ports, topics: readonly string[]): Promise<Candidate[]> {
  if (topics.length === 0) return [];
  const found = await db
    .collection(PUBLISHED_ARTICLES)
    .where('topics', 'array-contains-any', topics)
    .orderBy('published', 'desc')
    .select(...CARD_FIELDS, 'topics', 'related', 'nearness')
    .limit(POOL_MAX)
    .get();
  return found.docs.flatMap((doc) => candidate(doc.id, doc.data()) ?? []);
}

/** The articles that share a topic with one, itself left out. Reads at most 80 documents. */
export async function poolOf(
  ports: Ports,
  id: string,
  topics: readonly string[],
): Promise<Candidate[]> {
  const found = await Promise.all(askedTopics(topics).map((asked) => sharing(ports, asked)));
  const byId = new Map(found.flat().map((each) => [each.id, each]));
  byId.delete(id);
  return [...byId.values()];
}
