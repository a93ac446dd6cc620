import { Engine } from '../engine/engine.ts';
import { type Replacement, replacementsOf, type Synonym } from '../engine/synonyms.ts';
import type { Rec } from '../records/record.ts';
import { type Settings, settingsOf } from '../settings/settings.ts';
import type { Change } from './batch.ts';

/** Of an index: all but its records. */
export interface Head {
  /** What has been set; the rest has Algolia's defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly Synonym[];
  /** Of a replica: whose records it shows. It has none itself. */
  readonly primary: string | null;
  readonly isVirtual: boolean;
}

/** An index as those who search see it; a replica with its primary's records. */
export interface Searched {
  readonly name: string;
  readonly engine: Engine;
  readonly records: ReadonlyMap<string, Rec>;
  readonly settings: Head['settings'];
  readonly replacements: readonly Replacement[];
  /** A virtual replica, which sorts by its `customRanking` first. */
  readonly isVirtual: boolean;
}

/** One line of an index's file. */
export type Entry = { readonly head: Head } | Change;

const EMPTY: Head = { settings: {}, synonyms: [], primary: null, isVirtual: false };

/** An index: its records and what was made of them. */
export class StoredIndex {
  readonly name: string;
  readonly records = new Map<string, Rec>();
  #head: Head;
  #engine: Engine | null = null;
  #replacements: readonly Replacement[] | null = null;

  constructor(name: string, head = EMPTY, records: Iterable<Rec> = []) {
    this.name = name;
    this.#head = head;
    for (const record of records) this.records.set(record.objectID, record);
  }

  get head(): Head {
    return this.#head;
  }

  get settings(): Settings {
    return settingsOf(this.#head.settings);
  }

  get replacements(): readonly Replacement[] {
    this.#replacements ??= replacementsOf(this.#head.synonyms);
    return this.#replacements;
  }

  get engine(): Engine {
    const { searchableAttributes, decompoundedAttributes } = this.settings;
    const { de } = decompoundedAttributes;
    this.#engine ??= new Engine(searchableAttributes, this.records.values(), de);
    return this.#engine;
  }

  /** The same records under another name. */
  named(name: string, head: Head): StoredIndex {
    const index = new StoredIndex(name, head, this.records.values());
    index.#engine = this.#engine;
    return index;
  }

  /** Applies what a line of its file says. */
  apply(entry: Entry): void {
    if ('head' in entry) this.#setHead(entry.head);
    else if ('remove' in entry) {
      this.records.delete(entry.remove);
      this.#engine?.remove(entry.remove);
    } else if ('clear' in entry) {
      this.records.clear();
      this.#engine = null;
    } else {
      this.records.set(entry.put.objectID, entry.put);
      this.#engine?.put(entry.put);
    }
  }

  /** The lines that say all of it. */
  *entries(): Generator<Entry> {
    yield { head: this.#head };
    for (const put of this.records.values()) yield { put };
  }

  #setHead(head: Head): void {
    const before = this.#indexedBy();
    this.#head = head;
    this.#replacements = null;
    if (this.#indexedBy() !== before) this.#engine = null;
  }

  /** The settings that the engine is made by. */
  #indexedBy(): string {
    const { searchableAttributes, decompoundedAttributes } = this.settings;
    return JSON.stringify([searchableAttributes, decompoundedAttributes]);
  }
}
