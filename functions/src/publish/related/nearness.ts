import { PHRASE } from './topics.ts';

/** A shared keyword tells more than a shared word: authors chose it, and few articles have it. */
const PHRASE_WEIGHT = 3;

const weight = (topic: string) => (topic.startsWith(PHRASE) ? PHRASE_WEIGHT : 1);
const length = (topics: readonly string[]) =>
  Math.sqrt(topics.reduce((sum, topic) => sum + weight(topic) ** 2, 0));

/**
 * How near two articles are by their topics, from 0 to 1 (the cosine of the angle between them).
 * It depends on these two alone, so that the order in which articles appear changes nothing.
 */
export function nearness(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b);
  const shared = a.filter((topic) => others.has(topic));
  if (shared.length === 0) return 0;
  const product = shared.reduce((sum, topic) => sum + weight(topic) ** 2, 0);
  return Math.round((product / (length(a) * length(b))) * 1e6) / 1e6;
}
