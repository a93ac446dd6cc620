import { type FileHandle, open } from 'node:fs/promises';
import { article } from '../articles.ts';
import { articleName, wireFields } from '../wire.ts';
import { SortedList } from './sorted-list.ts';

/** What the bench's clients send: it is trusted, a check would cost the peer time. */
export interface PlainRequest {
  readonly writes?: readonly { readonly update?: Kept; readonly updateMask?: object | null }[];
  readonly documents?: readonly string[];
  readonly structuredQuery?: PlainQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: PlainQuery;
    readonly aggregations: readonly { readonly alias: string }[];
  };
}

interface PlainQuery {
  readonly where?: { readonly fieldFilter?: { readonly value: WireText } } | null;
  readonly startAt?: { readonly values: readonly WireText[] } | null;
}

interface WireText {
  readonly stringValue: string;
}

interface Kept {
  readonly name: string;
  readonly fields: object;
}

const PAGE = 20;

/**
 * The least a server can do and still satisfy a client of Firestore: a map of documents as received,
 * two sorted arrays, and a file where it has to be durable. One writer at a time.
 */
export class PlainWire {
  readonly #documents = new Map<string, Kept>();
  readonly #byJournal = new SortedList<Kept>();
  readonly #byPublished = new SortedList<Kept>();
  readonly #listeners: ((kept: Kept) => void)[] = [];
  readonly #time: unknown;
  readonly #file: FileHandle | null;

  private constructor(size: number, time: unknown, file: FileHandle | null) {
    this.#time = time;
    this.#file = file;
    const articles = Array.from({ length: size }, (_, i) => {
      const { id, ...fields } = article(i);
      return { ...fields, kept: { name: articleName(id), fields: wireFields(fields) } };
    });
    for (const { kept } of articles) this.#documents.set(kept.name, kept);
    this.#byJournal.fill(
      articles.map(({ journal, published, kept }) => [`${journal} ${published}${kept.name}`, kept]),
    );
    this.#byPublished.fill(articles.map(({ published, kept }) => [published + kept.name, kept]));
  }

  /** `time` is a timestamp as the transport writes it. */
  static async open(size: number, time: unknown, file: string | null): Promise<PlainWire> {
    return new PlainWire(size, time, file === null ? null : await open(file, 'a'));
  }

  /** This number of listeners on one line: each receives every document that is written. */
  listen(count: number, send: (line: string) => void): void {
    for (let listener = 0; listener < count; listener += 1) {
      this.#listeners.push((kept) => send(`${JSON.stringify({ listener, ...kept })}\n`));
    }
  }

  async commit({ writes = [] }: PlainRequest): Promise<object> {
    for (const { update } of writes) {
      if (!update) continue;
      this.#documents.set(update.name, update);
      for (const tell of this.#listeners) tell(update);
    }
    if (this.#file) {
      await this.#file.appendFile(`${JSON.stringify(writes)}\n`);
      await this.#file.datasync();
    }
    const updateTime = this.#time;
    return { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime };
  }

  get({ documents = [] }: PlainRequest): object[] {
    return documents.map((name) => {
      const kept = this.#documents.get(name);
      return kept
        ? { found: this.#wire(kept), readTime: this.#time }
        : { missing: name, readTime: this.#time };
    });
  }

  query({ structuredQuery = {} }: PlainRequest): object[] {
    const after = structuredQuery.startAt?.values[0]?.stringValue;
    const found =
      after === undefined
        ? this.#byJournal.lastOf(`${journalOf(structuredQuery)} `, PAGE)
        : this.#byPublished.from(this.#byPublished.position(after), PAGE);
    return found.map((kept) => ({ document: this.#wire(kept), readTime: this.#time }));
  }

  count({ structuredAggregationQuery: query }: PlainRequest): object[] {
    const count = this.#byJournal.countOf(`${journalOf(query?.structuredQuery ?? {})} `);
    const alias = query?.aggregations[0]?.alias ?? '';
    const aggregateFields = { [alias]: { integerValue: String(count) } };
    return [{ result: { aggregateFields }, readTime: this.#time }];
  }

  #wire(kept: Kept): object {
    return { ...kept, createTime: this.#time, updateTime: this.#time };
  }
}

const journalOf = (query: PlainQuery) => query.where?.fieldFilter?.value.stringValue ?? '';
