import type { Searched } from '../answer/search.ts';
import { Engine } from '../engine/engine.ts';
import { replacementsOf, type Synonym } from '../query/synonyms.ts';
import type { Rec } from '../record.ts';
import { type Settings, settingsOf } from '../settings/settings.ts';

/** Of an index: all but its records. */
export interface Head {
  /** What has been set; the rest has Algolia's defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly Synonym[];
  /** Of a replica: whose records it shows. */
  readonly primary: string | null;
  readonly isVirtual: boolean;
  readonly createdAt: string;
}

/** An index: its records and what was made of them. */
export class IndexData implements Searched {
  readonly name: string;
  readonly head: Head;
  readonly updatedAt: string;
  readonly records: Map<string, Rec>;
  readonly #primary: IndexData | null;
  #engine: Engine | null;
  #replacements: ReturnType<typeof replacementsOf> | null = null;

  constructor(
    name: string,
    head: Head,
    from: { records: Map<string, Rec>; primary?: IndexData | null; engine?: Engine | null },
  ) {
    this.name = name;
    this.head = head;
    this.records = from.records;
    this.#primary = from.primary ?? null;
    this.#engine = from.engine ?? null;
    this.updatedAt = new Date().toISOString();
  }

  /** What has been set here or, for a virtual replica, at its primary. */
  get settings(): Readonly<Record<string, unknown>> {
    if (!this.head.isVirtual || this.#primary === null) return this.head.settings;
    const { replicas, ...primary } = this.#primary.settings;
    return { ...primary, ...this.head.settings };
  }

  get isVirtual(): boolean {
    return this.head.isVirtual;
  }

  get replacements(): ReturnType<typeof replacementsOf> {
    this.#replacements ??= replacementsOf(this.head.synonyms);
    return this.#replacements;
  }

  /** A replica whose records are indexed as its primary's shares the primary's. */
  get engine(): Engine {
    const indexing = indexingOf(settingsOf(this.settings));
    if (this.#primary && isSame(indexing, indexingOf(settingsOf(this.#primary.settings)))) {
      return this.#primary.engine;
    }
    this.#engine ??= new Engine(indexing, this.records.values());
    return this.#engine;
  }

  /** The same index under other settings; what was indexed is kept where it may be. */
  with(head: Partial<Head>, primary: IndexData | null = this.#primary): IndexData {
    const next = { ...this.head, ...head };
    const mayKeep = isSame(
      indexingOf(settingsOf(this.head.settings)),
      indexingOf(settingsOf(next.settings)),
    );
    return new IndexData(this.name, next, {
      records: this.records,
      primary,
      engine: mayKeep ? this.#engine : null,
    });
  }

  /** The same records under another name. */
  named(name: string, head: Head): IndexData {
    return new IndexData(name, head, { records: this.records, engine: this.#engine });
  }

  put(record: Rec): void {
    // Built as records come: whoever asks first should not wait for all of them.
    if (this.records.size === 0) void this.engine;
    this.records.set(record.objectID, record);
    this.#engine?.put(record);
  }

  remove(objectID: string): void {
    this.records.delete(objectID);
    this.#engine?.remove(objectID);
  }

  /** Of a replica with an engine of its own: its primary's records have changed. */
  follow(change: { readonly put?: Rec; readonly remove?: string; readonly clear?: true }): void {
    if (change.put) this.#engine?.put(change.put);
    else if (change.remove !== undefined) this.#engine?.remove(change.remove);
    else this.#engine = null;
  }

  clear(): void {
    this.records.clear();
    this.#engine = null;
  }
}

const indexingOf = ({ searchableAttributes, separatorsToIndex }: Settings) => ({
  searchableAttributes,
  separatorsToIndex,
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
