/** What a press of a size costs: its pages, what machines read, its derived documents, and one publication more. */
import {
  archivePath,
  articleListPath,
  journalFeedPath,
  kbartPath,
  latestIssueFeedPath,
  openSearchPath,
  personFeedPath,
  postsFeedPath,
  pressFeedPath,
  searchPath,
  sitemapPartPath,
} from '@quire/model/paths';
import { addArticle, type FilledPress } from '../../../functions/src/testing/fill-press.ts';
import {
  apiAddresses,
  oaiAddresses,
  showToHarvesters,
} from '../../../functions/src/testing/harvest-visits.ts';
import {
  addressOf,
  openVisited,
  PUBLIC_PATTERNS,
  type VisitedPress,
  visitApi,
  visitMachine,
  visitOai,
  visitPage,
} from '../../../functions/src/testing/public-visits.ts';
import { counted } from '../operations.ts';
import type { Texts } from './corpus-texts.ts';
import type { Cost } from './measured-scale.ts';
import { median } from './median.ts';

const PROJECT = 'demo-quire';
const TIMES = 7;

export interface MeasuredPress {
  readonly pages: ReadonlyMap<string, Cost>;
  readonly machines: ReadonlyMap<string, Cost>;
  readonly harvesting: ReadonlyMap<string, Cost>;
  readonly documents: ReadonlyMap<string, Cost>;
  readonly publication: ReadonlyMap<string, Cost>;
}

type Visits = typeof visitPage;

async function costOf(visited: VisitedPress, visit: Visits, address: string): Promise<Cost> {
  const { firestore } = visited.press;
  await visit(visited, address);
  await counted({ firestore, project: PROJECT }, 'DELETE');
  const { body } = await visit(visited, address);
  const { reads } = await counted({ firestore, project: PROJECT }, 'GET');
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await visit(visited, address);
    times.push(performance.now() - began);
  }
  return { reads, ms: median(times), bytes: Buffer.byteLength(body) };
}

/** By what it is, so that the addresses of the sizes are in one row. */
async function costsOf(
  visited: VisitedPress,
  visit: Visits,
  addresses: readonly (readonly [what: string, address: string])[],
): Promise<ReadonlyMap<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const [what, address] of addresses) costs.set(what, await costOf(visited, visit, address));
  return costs;
}

const machineAddresses = ({ journal, person }: FilledPress) =>
  [
    pressFeedPath(),
    openSearchPath(),
    postsFeedPath('news'),
    postsFeedPath('blogs'),
    journalFeedPath(journal),
    latestIssueFeedPath(journal),
    personFeedPath(person),
    '/sitemap.xml',
    ...[
      ...['pages', `journal-${journal}`, 'articles-1', 'news-1', 'blogs-1', 'books-1'],
      'people-1',
    ].map(sitemapPartPath),
    kbartPath(),
    archivePath(),
    archivePath(journal, 2026),
  ].map((address) => [address, address] as const);

/** Derived documents that visitors' requests read, and what they are for. */
const documentsOf = (journal: string, issue: string) =>
  [
    'lists/articles',
    'digests/press',
    'digests/home',
    'digests/journals',
    `publishedJournals/${journal}`,
    `publishedIssues/${journal}~${issue}`,
  ] as const;

/** Fills a press with so many articles, measures it, and closes it. */
export async function measurePress(articles: number, texts: Texts): Promise<MeasuredPress> {
  const visited = await openVisited(articles, texts.of);
  try {
    const { press, filled } = visited;
    const pages = await costsOf(visited, visitPage, [
      ...PUBLIC_PATTERNS.map((pattern) => {
        const isLast = pattern.includes(':list');
        const what = isLast ? `${pattern} (the oldest)` : pattern;
        return [what, addressOf(pattern, filled)] as const;
      }),
      [`${articleListPath(1)} (the newest)`, articleListPath(1)],
      [searchPath('creek drains'), searchPath('creek drains')],
    ]);
    const machines = await costsOf(visited, visitMachine, machineAddresses(filled));
    await showToHarvesters(visited);
    const harvesting = new Map([
      ...(await costsOf(visited, visitApi, apiAddresses(filled))),
      ...(await costsOf(visited, visitOai, oaiAddresses(press, filled))),
    ]);
    const documents = new Map<string, Cost>();
    for (const path of documentsOf(filled.journal, filled.issue)) {
      const fields = (await press.db.doc(path).get()).data();
      documents.set(path, { reads: 1, ms: 0, bytes: Buffer.byteLength(JSON.stringify(fields)) });
    }
    const { firestore } = press;
    await counted({ firestore, project: PROJECT }, 'DELETE');
    const began = performance.now();
    await addArticle(press, articles, texts.of);
    const ms = performance.now() - began;
    const { reads } = await counted({ firestore, project: PROJECT }, 'GET');
    const publication = new Map([['one article more', { reads, ms, bytes: 0 }]]);
    return { pages, machines, harvesting, documents, publication };
  } finally {
    await visited.press.close();
  }
}
