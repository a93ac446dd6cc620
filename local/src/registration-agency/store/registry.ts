import type { DoajArticle } from './doaj-article.ts';
import { AgencyJournal, type Entry } from './journal.ts';
import { keyOf, type Registration } from './registration.ts';
import type { Submission } from './submission.ts';

/** The first submission's number, as long as the agency's own. */
const FIRST_ID = 1_407_395_745;

interface Content {
  readonly submissions: Map<number, Submission>;
  readonly contents: Map<number, string>;
  readonly registrations: Map<string, Registration>;
  /** DOAJ's, by their ids. */
  readonly articles: Map<string, DoajArticle>;
}

/** What was handed in and what is registered, kept in a folder between runs. */
export class Registry {
  readonly #journal: AgencyJournal;
  #lastId = FIRST_ID - 1;
  #now: Content = {
    ...{ submissions: new Map(), contents: new Map(), registrations: new Map() },
    articles: new Map(),
  };

  /** Reads what was kept. `folder`: null keeps everything in memory. Rejects where the file cannot be read. */
  static async open(folder: string | null): Promise<Registry> {
    const registry = new Registry(new AgencyJournal(folder));
    for (const entry of await registry.#journal.read()) registry.#apply(entry);
    // Once at each start: what has been replaced, and a line that was cut off, are gone.
    registry.#journal.rewrite(registry.#entries());
    await registry.written();
    return registry;
  }

  private constructor(journal: AgencyJournal) {
    this.#journal = journal;
  }

  written(): Promise<unknown> {
    return this.#journal.written();
  }

  submissions(): Submission[] {
    return [...this.#now.submissions.values()];
  }

  contentsOf(submission: Submission): string {
    return this.#now.contents.get(submission.id) ?? '';
  }

  registrations(): Registration[] {
    return [...this.#now.registrations.values()];
  }

  find(doi: string): Registration | undefined {
    return this.#now.registrations.get(keyOf(doi));
  }

  /** Adds a submission under the next number. */
  hand(submission: Omit<Submission, 'id'>, text: string): Submission {
    const id = this.#lastId + 1;
    const added = { id, ...submission };
    this.#put({ submission: added }, { contents: { id, text } });
    return added;
  }

  change(submission: Submission): void {
    if (this.#now.submissions.get(submission.id) !== submission) this.#put({ submission });
  }

  register(registration: Registration): void {
    this.#put({ registration });
  }

  doajArticles(): DoajArticle[] {
    return [...this.#now.articles.values()];
  }

  keepArticle(article: DoajArticle): void {
    this.#put({ doaj: article });
  }

  removeArticle(id: string): void {
    this.#put({ removed: { doaj: id } });
  }

  /** Everything as it is now, to go back to. */
  mark(): () => void {
    const { submissions, contents, registrations, articles } = this.#now;
    const kept: Content = {
      submissions: new Map(submissions),
      contents: new Map(contents),
      registrations: new Map(registrations),
      articles: new Map(articles),
    };
    return () => {
      this.#now = kept;
      this.#journal.rewrite(this.#entries());
    };
  }

  clear(): void {
    for (const map of Object.values(this.#now)) map.clear();
    this.#journal.rewrite([]);
  }

  #put(...entries: readonly Entry[]): void {
    for (const entry of entries) this.#apply(entry);
    this.#journal.append(...entries);
  }

  #apply(entry: Entry): void {
    if ('submission' in entry) {
      const { submission } = entry;
      this.#now.submissions.set(submission.id, submission);
      this.#lastId = Math.max(this.#lastId, submission.id);
    } else if ('contents' in entry) this.#now.contents.set(entry.contents.id, entry.contents.text);
    else if ('doaj' in entry) this.#now.articles.set(entry.doaj.id, entry.doaj);
    else if ('removed' in entry) this.#now.articles.delete(entry.removed.doaj);
    else this.#now.registrations.set(keyOf(entry.registration.doi), entry.registration);
  }

  *#entries(): Iterable<Entry> {
    for (const submission of this.#now.submissions.values()) yield { submission };
    for (const [id, text] of this.#now.contents) yield { contents: { id, text } };
    for (const registration of this.#now.registrations.values()) yield { registration };
    for (const doaj of this.#now.articles.values()) yield { doaj };
  }
}
