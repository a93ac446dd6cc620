/**
 * Updates what depends on the articles that an import has published: once for all, not once for each. Everything is
 * derived from stored records, so any step can be repeated.
 */
import { ARTICLES, issueDocId } from '@quire/model/collections';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import type { StoredToolRun } from '@quire/model/entities/tool-run';
import { z } from 'zod';
import { atOnce } from '../../platform/database/at-once.ts';
import { collectAuthors } from '../people/collect-authors.ts';
import { type AuthorWish, fulfilAuthors, wishedAuthors } from '../people/wished-authors.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';
import { rebuildJournal } from '../publishing/rebuild-journal.ts';
import { relateArticle } from '../publishing/related/relate-article.ts';
import { TopicIndex } from '../publishing/related/topic-index.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import type { ToolStep } from '../tool-runs/tool-work.ts';
import { countPublished } from './rank-all.ts';
import { reconcileIssue } from './reconcile-issue.ts';
import { lastStep, PRESS_PARTS } from './reconcile-press.ts';
import { relateImported, tieImported } from './relate-imported.ts';
import { type RunArticle, runArticles } from './run-articles.ts';

const PHASES = ['issues', 'journals', 'press', 'related', 'people', 'others'] as const;
type Phase = (typeof PHASES)[number];

export const ReconcileCursorSchema = z.object({
  phase: z.enum(PHASES),
  /** The last completed issue, journal, part or article of the phase; they are in order. */
  after: z.string(),
});
type Cursor = z.infer<typeof ReconcileCursorSchema>;

export const beginSettling = (): Cursor => ({ phase: 'issues', after: '' });

const NAMES: Readonly<Record<Phase, ToolPhase>> = {
  issues: 'making-issues',
  journals: 'making-journals',
  press: 'making-lists',
  related: 'relating-articles',
  people: 'gathering-authors',
  others: 'checking-changes',
};

/** Up to this number, articles are related one by one. */
const FEW = 200;
/** The whole press is read if that costs less than querying each article's neighbours. */
const SHARE = 20;
const ISSUES_A_STEP = 24;
const WORKERS = 6;

interface Parts {
  /** In the order of their names. */
  readonly all: readonly string[];
  readonly most: number;
  work(some: readonly string[]): Promise<unknown>;
}

interface Scope {
  /** Articles of the run that may be public, by id. */
  readonly own: ReadonlyMap<string, RunArticle>;
  /** The whole press, if the run is a large part of it. */
  readonly topicIndex: TopicIndex | null;
  readonly issues: readonly string[];
  readonly journals: readonly string[];
}

async function scopeOf(ports: ToolPorts, run: string): Promise<Scope> {
  const own = (await runArticles(ports, run))
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isMuch = own.length > FEW && own.length * SHARE >= (await countPublished(ports));
  const topicIndex = isMuch ? await TopicIndex.read(ports) : null;
  const ofRun = own.map(({ journal, issue }) => issueDocId(journal, issue));
  const issues = [...new Set([...ofRun, ...(topicIndex?.issues() ?? [])])].toSorted();
  const journals = [...new Set(own.map(({ journal }) => journal))].toSorted();
  return { own: new Map(own.map((each) => [each.id, each])), topicIndex, issues, journals };
}

const placeOf = (issue: string): [journal: string, issueid: string] => {
  const at = issue.indexOf('~');
  return [issue.slice(0, at), issue.slice(at + 1)];
};

/** The remaining work of a run; its cached data of the press are as old as its slice. */
export class Settling {
  readonly #ports: ToolPorts;
  readonly #run: StoredToolRun;
  #scope: Scope | undefined;
  #authors: ReadonlyMap<string, AuthorWish> | undefined;

  constructor(ports: ToolPorts, run: StoredToolRun) {
    this.#ports = ports;
    this.#run = run;
  }

  /** The next step from this position. */
  async step({ phase, after }: Cursor): Promise<ToolStep> {
    this.#scope ??= await scopeOf(this.#ports, this.#run.id);
    const { all, most, work } = await this.#partsOf(phase, this.#scope);
    const found = all.findIndex((id) => id > after);
    const from = found < 0 ? all.length : found;
    const some = all.slice(from, from + most);
    await work(some);
    const done = from + some.length;
    const following = PHASES[PHASES.indexOf(phase) + 1];
    const next: Cursor | null = following ? { phase: following, after: '' } : null;
    const last = some.at(-1);
    return {
      cursor: last && done < all.length ? { phase, after: last } : next,
      phase: NAMES[phase],
      done,
      total: all.length,
    };
  }

  async #partsOf(phase: Phase, { own, topicIndex, issues, journals }: Scope): Promise<Parts> {
    const ports = this.#ports;
    const ids = [...own.keys()];
    switch (phase) {
      case 'issues': {
        const one = (issue: string) =>
          topicIndex
            ? reconcileIssue(ports, topicIndex, ...placeOf(issue))
            : rebuildIssue(ports, ...placeOf(issue));
        return { all: issues, most: ISSUES_A_STEP, work: (some) => atOnce(WORKERS, some, one) };
      }
      case 'journals': {
        const one = (journal: string) => rebuildJournal(ports, journal);
        return { all: journals, most: 1, work: (some) => atOnce(1, some, one) };
      }
      case 'press':
        return {
          all: PRESS_PARTS.keys().map(String).toArray(),
          most: 1,
          work: (some) => atOnce(1, some, (part) => lastStep(ports, Number(part))),
        };
      case 'related': {
        const articlesOf = (some: readonly string[]) => some.flatMap((id) => own.get(id) ?? []);
        return topicIndex
          ? { all: ids, most: 1_000, work: (some) => tieImported(ports, articlesOf(some)) }
          : { all: ids, most: 24, work: (some) => relateImported(ports, articlesOf(some)) };
      }
      case 'people': {
        if (!topicIndex) {
          // One after another: neighbours share their authors.
          const one = (id: string) => collectAuthors(ports, id);
          return { all: ids, most: 24, work: (some) => atOnce(1, some, one) };
        }
        // Completed work is removed from the queue: a slice that continues finds the rest.
        this.#authors ??= await wishedAuthors(ports);
        const wishes = this.#authors;
        const of = (some: readonly string[]) => some.flatMap((id) => wishes.get(id) ?? []);
        return {
          all: [...wishes.keys()],
          most: 2_000,
          work: (some) => fulfilAuthors(ports, of(some)),
        };
      }
      case 'others':
        return { all: ['all'], most: 1, work: () => this.#relateOthers() };
    }
  }

  /** Articles that were saved while the run had an older version are processed again. */
  async #relateOthers(): Promise<void> {
    const { db } = this.#ports;
    const saved = await db
      .collection(ARTICLES)
      .where('updatedAt', '>', this.#run.createdAt)
      .select('publishedRevision')
      .get();
    const shown = saved.docs.filter((doc) => Number(doc.get('publishedRevision')) > 0);
    await atOnce(1, shown, ({ id }) => relateArticle(this.#ports, id));
  }
}
