/** What one run has read for all of its readers: new articles, journals and authors, and each search once. */
import type { Alert, AlertWatch } from '@quire/model/entities/reader-alerts';
import type { Language } from '@quire/model/messages/languages';
import type { SearchQuery } from '@quire/model/search/search-query';
import type { Ports } from '../../platform/database/ports.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { isWithinBudget } from '../../platform/throttle/spend-budget.ts';
import { articlesSince, isWatched, type NewArticle } from './new-articles.ts';
import { viewWatch, type WatchView, watchedSearch } from './view-watch.ts';

export interface AlertPorts extends Pick<Ports, 'db' | 'now' | 'origin' | 'log'> {
  /** The ids of the newest articles that a search finds, read in a language; null: the press has no search. */
  readonly find: ((search: SearchQuery, language: Language) => Promise<readonly string[]>) | null;
}

/** The new articles of an alert; `later`: the search cannot be asked now; `gone`: it no longer has a page. */
export type AlertFinding =
  | { readonly view: WatchView; readonly articles: readonly NewArticle[] }
  | 'later'
  | 'gone';

export class AlertRun {
  readonly #ports: AlertPorts;
  /** What is published after it is for the next time: a record may be stored a moment after others. */
  readonly #until: string;
  #news: { readonly after: string; readonly articles: readonly NewArticle[] } | null = null;
  readonly #views = new Map<string, Promise<WatchView | null>>();
  readonly #searches = new Map<string, Promise<ReadonlySet<string> | null>>();

  constructor(ports: AlertPorts, until: string) {
    this.#ports = ports;
    this.#until = until;
  }

  /** Reads what became public after a moment, unless that has been read. */
  async readSince(after: string): Promise<void> {
    if (this.#news && this.#news.after <= after) return;
    this.#news = { after, articles: await articlesSince(this.#ports, after) };
  }

  /** What an alert has to tell of. `readSince` has read at least from its `since` on. */
  async find({ watch, since }: Alert, language: Language): Promise<AlertFinding> {
    const fresh = (this.#news?.articles ?? []).filter(({ at }) => at > since && at <= this.#until);
    const view = await this.#view(watch);
    if (!view) return 'gone';
    const now = view.watch;
    if (now.kind !== 'search')
      return { view, articles: fresh.filter((each) => isWatched(each, now)) };
    // Nothing is asked where nothing can be found.
    if (fresh.length === 0) return { view, articles: [] };
    const found = await this.#search(now.query, language);
    return found ? { view, articles: fresh.filter(({ id }) => found.has(id)) } : 'later';
  }

  #view(watch: AlertWatch): Promise<WatchView | null> {
    const key = JSON.stringify(watch);
    const known = this.#views.get(key) ?? viewWatch(this.#ports.db, watch);
    this.#views.set(key, known);
    return known;
  }

  #search(query: string, language: Language): Promise<ReadonlySet<string> | null> {
    const key = `${language} ${query}`;
    const known = this.#searches.get(key) ?? this.#ask(query, language);
    this.#searches.set(key, known);
    return known;
  }

  async #ask(query: string, language: Language): Promise<ReadonlySet<string> | null> {
    const { find, log } = this.#ports;
    if (!find || !(await isWithinBudget(this.#ports, 'alert-search', { press: 'all' })))
      return null;
    try {
      return new Set(await find(watchedSearch(query), language));
    } catch (error) {
      log.warn('alerts/not-searched', { reason: reasonOf(error) });
      return null;
    }
  }
}
