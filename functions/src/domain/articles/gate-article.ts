import { articleDocId } from '@quire/model/collections';
import type { Article, ArticleVersion } from '@quire/model/entities/article';
import type { GateProblem } from '@quire/model/entities/gate-problem';
import { publishGate } from '@quire/model/publish-gate/publish-gate';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { collectFacts } from './collect-facts.ts';
import { readSavedVersion } from './read-article.ts';

export interface Gated {
  readonly problems: readonly GateProblem[];
  readonly doi: string | undefined;
  readonly version: ArticleVersion;
}

/**
 * The gate's result for one version of an article, on the day of this instant. Throws `Refused` if there is no such
 * version, or a newer one has been published.
 */
export async function gateArticle(
  ports: Ports,
  article: Article,
  revision: number,
  at: string,
): Promise<Gated> {
  if (revision > article.revision || revision < article.publishedRevision) {
    throw new Refused('article/no-version');
  }
  const id = articleDocId(article.journal, article.akey);
  const version = await readSavedVersion(ports.db, id, revision);
  const facts = await collectFacts(ports, article, version, at.slice(0, 10));
  return { problems: publishGate(facts), doi: version.metadata.doi, version };
}
