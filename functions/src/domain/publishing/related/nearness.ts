import { PHRASE } from './topics.ts';

/** A shared keyword tells more than a shared word: authors chose it, and few articles have it. */
const PHRASE_WEIGHT = 3;

const weight = (topic: string) => (topic.startsWith(PHRASE) ? PHRASE_WEIGHT : 1);
const length = (topics: readonly string[]) =>
  Math.sqrt(topics.reduce((sum, topic) => sum + weight(topic) ** 2, 0));

/** What is compared of an article. */
export interface Placed {
  readonly journal: string;
  readonly topics: readonly string[];
}

/**
 * How near two articles are by their topics, from 0 to 1 (the cosine of the angle between them). A single shared word
 * counts only within a journal, as words differ in meaning between fields. The value depends only on these two
 * articles, so the order in which articles are published does not matter.
 */
export function nearness(a: Placed, b: Placed): number {
  const others = new Set(b.topics);
  const shared = a.topics.filter((topic) => others.has(topic));
  const product = shared.reduce((sum, topic) => sum + weight(topic) ** 2, 0);
  if (product === 0 || (product === 1 && a.journal !== b.journal)) return 0;
  return Math.round((product / (length(a.topics) * length(b.topics))) * 1e6) / 1e6;
}
