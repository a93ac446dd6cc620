/** Which programs may read the press's public pages: one record, from which all that tells them is made. */
import { z } from 'zod';
import { type PressDigest, PressDigestSchema } from './press.ts';

export const CRAWLER_GROUPS = ['search', 'training', 'answers', 'archives', 'others'] as const;
export type CrawlerGroup = (typeof CRAWLER_GROUPS)[number];

interface KnownCrawler {
  /** The product token that it looks for in robots.txt (RFC 9309, section 2.2.1). */
  readonly agent: string;
  readonly owner: string;
  readonly group: Exclude<CrawlerGroup, 'others'>;
}

/**
 * As their owners describe them. Rows are added and never removed, as stored settings name them. `Google-Extended` and
 * `Applebot-Extended` are no crawlers: they say what Google and Apple may do with what their crawlers of `search` read.
 */
export const KNOWN_CRAWLERS = [
  { agent: 'Googlebot', owner: 'Google', group: 'search' },
  { agent: 'bingbot', owner: 'Microsoft', group: 'search' },
  { agent: 'DuckDuckBot', owner: 'DuckDuckGo', group: 'search' },
  { agent: 'Applebot', owner: 'Apple', group: 'search' },
  { agent: 'YandexBot', owner: 'Yandex', group: 'search' },
  { agent: 'Baiduspider', owner: 'Baidu', group: 'search' },
  { agent: 'GPTBot', owner: 'OpenAI', group: 'training' },
  { agent: 'ClaudeBot', owner: 'Anthropic', group: 'training' },
  { agent: 'CCBot', owner: 'Common Crawl', group: 'training' },
  { agent: 'Google-Extended', owner: 'Google', group: 'training' },
  { agent: 'Applebot-Extended', owner: 'Apple', group: 'training' },
  { agent: 'Bytespider', owner: 'ByteDance', group: 'training' },
  { agent: 'meta-externalagent', owner: 'Meta', group: 'training' },
  { agent: 'Amazonbot', owner: 'Amazon', group: 'training' },
  { agent: 'OAI-SearchBot', owner: 'OpenAI', group: 'answers' },
  { agent: 'ChatGPT-User', owner: 'OpenAI', group: 'answers' },
  { agent: 'Claude-SearchBot', owner: 'Anthropic', group: 'answers' },
  { agent: 'Claude-User', owner: 'Anthropic', group: 'answers' },
  { agent: 'PerplexityBot', owner: 'Perplexity', group: 'answers' },
  { agent: 'Perplexity-User', owner: 'Perplexity', group: 'answers' },
  { agent: 'DuckAssistBot', owner: 'DuckDuckGo', group: 'answers' },
  { agent: 'ia_archiver', owner: 'Internet Archive', group: 'archives' },
  { agent: 'archive.org_bot', owner: 'Internet Archive', group: 'archives' },
] as const satisfies readonly KnownCrawler[];

const AGENTS = KNOWN_CRAWLERS.map(({ agent }) => agent);

/** Who may not read anything; absent or empty: all may. */
export const CrawlerRulesSchema = z.object({
  /** Whole groups; `others` are all that are not known. */
  groups: z.array(z.enum(CRAWLER_GROUPS)).max(CRAWLER_GROUPS.length).default([]),
  /** Single ones, besides those of the groups. */
  agents: z.array(z.enum(AGENTS)).max(100).default([]),
});
export type CrawlerRules = z.infer<typeof CrawlerRulesSchema>;

/** `digests/press` with what crawlers are told: pages, which every reader loads, do not read that. */
export const CrawledPressSchema = PressDigestSchema.extend({
  /** Absent: all may read the press. */
  crawlers: CrawlerRulesSchema.optional(),
});
export type CrawledPress = z.infer<typeof CrawledPressSchema> & PressDigest;

const isRefused = (rules: CrawlerRules | undefined, { agent, group }: KnownCrawler): boolean =>
  rules?.groups.includes(group) || rules?.agents.some((each) => each === agent) || false;

/** The product tokens of the known crawlers that may read the press, or of those that may not. */
export const crawlerAgents = (rules: CrawlerRules | undefined, which: 'allowed' | 'refused') =>
  KNOWN_CRAWLERS.filter((each) => isRefused(rules, each) === (which === 'refused')).map(
    ({ agent }) => agent,
  );

/** Whether crawlers that are not known may read nothing. */
export const areOthersRefused = (rules: CrawlerRules | undefined): boolean =>
  rules?.groups.includes('others') ?? false;

/**
 * Whether the press keeps its own texts from being used to train models: all known crawlers that collect texts for that
 * are refused, however the settings name them.
 */
export const isTrainingRefused = (rules: CrawlerRules | undefined): boolean =>
  KNOWN_CRAWLERS.every((each) => each.group !== 'training' || isRefused(rules, each));
