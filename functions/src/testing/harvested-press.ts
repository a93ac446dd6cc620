/** A press that is harvested: a clock that goes on, articles that are published, requests that are answered. */
import { readTranslation } from '@quire/content/messages/read-translation';
import type { Article, ArticleContent } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import { packHarvest } from '../domain/harvest/pack-harvest.ts';
import { answerOai } from '../domain/oai/answer-oai.ts';
import { reconcileArticle } from '../domain/publishing/reconcile-article.ts';
import { NOW, saveRevision, startTestJournal, type TestPress } from './test-press.ts';

export interface HarvestedPress extends TestPress {
  /** Publishes a revision, or what else its record says, and shows it to harvesters a minute later. */
  publish(akey: string, text: ArticleContent, change?: Partial<Article>): Promise<void>;
  /** A minute later, whatever waits. */
  pack(): Promise<number>;
  /** The clock goes on by a minute. */
  later(): void;
  ask(query: string): Promise<string>;
}

/** With the journal CES and its issue 1-1. */
export async function startHarvestedPress(): Promise<HarvestedPress> {
  bindTranslations(readTranslation);
  let at = NOW.getTime();
  const journal = await startTestJournal('1-1');
  const press = { ...journal, now: () => new Date(at) };
  const revisions = new Map<string, number>();
  const later = () => {
    at += 60_000;
  };
  const pack = () => {
    later();
    return packHarvest(press);
  };
  return {
    ...press,
    pack,
    later,
    async publish(akey, text, change) {
      const revision = (revisions.get(akey) ?? 0) + 1;
      revisions.set(akey, revision);
      await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, revision, text, change);
      await reconcileArticle(press, 'CES', akey);
      await pack();
    },
    ask: (query) => answerOai(press, new URLSearchParams(query)),
  };
}

/** All that an expression finds: its first group, or all of it. */
export const allOf = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([whole, found]) => found ?? whole);

export const stampsOf = (xml: string): string[] => allOf(xml, /<datestamp>([^<]*)/g);
export const idsOf = (xml: string): string[] =>
  allOf(xml, /<header[^>]*><identifier>[^<]*~([^<]*)/g);
export const tokenOf = (xml: string): string | undefined =>
  /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1];
