/** Every published article by its topics, in memory: to relate thousands without asking for each. */
import { issueDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type ArticleCard, ArticleCardSchema } from '@quire/model/entities/published';
import { z } from 'zod';
import { allDocuments } from '../../../platform/database/all-documents.ts';
import type { Ports } from '../../../platform/database/ports.ts';
import { CARD_FIELDS } from '../cards/article-card.ts';
import { nearness } from './nearness.ts';
import { askedTopics, POOL_MAX } from './pool.ts';
import { isNotice, isRecommended, nearest, type Related } from './rank.ts';

const PlacedSchema = ArticleCardSchema.extend({ topics: z.array(z.string()).default([]) });

interface Entry {
  readonly id: string;
  readonly card: ArticleCard;
  readonly topics: readonly string[];
}

/** As Firestore answers `orderBy('published', 'desc')`. */
const newestFirst = (a: Entry, b: Entry): number =>
  b.card.published.localeCompare(a.card.published) || (a.id < b.id ? 1 : -1);

export class TopicIndex {
  /** Newest first. */
  readonly #entries: readonly Entry[];
  /** Of each topic, the places of its newest articles among the entries. */
  readonly #byTopic = new Map<string, number[]>();

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    for (const [place, { topics }] of entries.entries()) {
      for (const topic of topics) {
        const places = this.#byTopic.get(topic);
        if (!places) this.#byTopic.set(topic, [place]);
        else if (places.length < POOL_MAX) places.push(place);
      }
    }
  }

  /** Reads a card and the topics of every published article. */
  static async read({ db }: Pick<Ports, 'db'>): Promise<TopicIndex> {
    const entries: Entry[] = [];
    for await (const doc of allDocuments(db, PUBLISHED_ARTICLES, [...CARD_FIELDS, 'topics'])) {
      const placed = PlacedSchema.safeParse(doc.data());
      if (!placed.success) continue;
      const { topics, ...card } = placed.data;
      entries.push({ id: doc.id, card, topics });
    }
    return new TopicIndex(entries.toSorted(newestFirst));
  }

  /** The issues that have articles, as `jkey~issueid`. */
  issues(): Set<string> {
    return new Set(this.#entries.map(({ card }) => issueDocId(card.journal, card.issue)));
  }

  /** What `rankAnew` would find. */
  related(id: string, card: ArticleCard, topics: readonly string[]): Related {
    if (isNotice(card)) return { related: [], nearness: [] };
    const places = new Set(askedTopics(topics).flatMap((asked) => this.#newest(asked)));
    const placed = { journal: card.journal, topics };
    const near = [...places].flatMap((place) => {
      const entry = this.#entries[place];
      if (!entry || entry.id === id || !isRecommended(entry.card)) return [];
      const other = { journal: entry.card.journal, topics: entry.topics };
      return [{ card: entry.card, nearness: nearness(placed, other) }];
    });
    return nearest(near);
  }

  /** The newest that have one of these topics. */
  #newest(topics: readonly string[]): number[] {
    const places = new Set(topics.flatMap((topic) => this.#byTopic.get(topic) ?? []));
    return [...places].toSorted((a, b) => a - b).slice(0, POOL_MAX);
  }
}
