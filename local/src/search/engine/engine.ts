import type { Rec } from '../record.ts';
import { wordsOf } from '../text/words.ts';
import { valuesAt } from './attribute-values.ts';
import { FacetColumn, NumberColumn, OrderColumn } from './column.ts';
import { Dictionary } from './dictionary.ts';
import { GAP, type Postings, placeOf } from './places.ts';
import { type Field, fieldsOf, fieldsOfRecord } from './searchable-attributes.ts';

/** What decides how records are indexed: an index whose answers differ here needs its own engine. */
export interface Indexing {
  readonly searchableAttributes: readonly string[] | null;
  readonly separatorsToIndex: string;
}

/** Below so many, dead documents are not worth a rebuild. */
const DEAD_BORNE = 1_000;
const NOTHING: Postings = [];

/**
 * The words of all records and where they stand. Documents are numbered as they come; a changed
 * record is a new document and its old one is dead, until so many are that all is built anew.
 * Positions are what neither MiniSearch's nor Orama's own index keeps, and what proximity, phrases
 * and the order of attributes need.
 */
export class Engine {
  readonly fields: Field[];
  readonly #indexing: Indexing;
  #dictionary = new Dictionary();
  #postings: number[][] = [];
  #records: Rec[] = [];
  #alive: boolean[] = [];
  #docs = new Map<string, number>();
  #columns = new Map<string, FacetColumn | NumberColumn | OrderColumn>();

  constructor(indexing: Indexing, records: Iterable<Rec>) {
    this.#indexing = indexing;
    this.fields = fieldsOf(indexing.searchableAttributes ?? []);
    for (const record of records) this.#append(record);
  }

  /** Documents ever numbered, dead ones included. */
  get size(): number {
    return this.#records.length;
  }

  get dictionary(): Dictionary {
    return this.#dictionary;
  }

  put(record: Rec): void {
    this.#bury(record.objectID);
    this.#append(record);
    this.#compact();
  }

  remove(objectID: string): void {
    this.#bury(objectID);
    this.#compact();
  }

  isAlive(doc: number): boolean {
    return this.#alive[doc] === true;
  }

  recordAt(doc: number): Rec {
    const record = this.#records[doc];
    if (!record) throw new RangeError(`no document ${doc}`);
    return record;
  }

  postingsOf(id: number): Postings {
    return this.#postings[id] ?? NOTHING;
  }

  facetColumn(path: string): FacetColumn {
    const made = this.#columns.get(`facet ${path}`);
    const column = made instanceof FacetColumn ? made : new FacetColumn(path);
    this.#columns.set(`facet ${path}`, column);
    return column.extend(this.#records);
  }

  numberColumn(path: string): NumberColumn {
    const made = this.#columns.get(`number ${path}`);
    const column = made instanceof NumberColumn ? made : new NumberColumn(path);
    this.#columns.set(`number ${path}`, column);
    return column.extend(this.#records);
  }

  orderColumn(path: string): OrderColumn {
    const made = this.#columns.get(`order ${path}`);
    const column = made instanceof OrderColumn ? made : new OrderColumn(path);
    this.#columns.set(`order ${path}`, column);
    return column.extend(this.#records);
  }

  #append(record: Rec): void {
    const doc = this.#records.push(record) - 1;
    this.#alive[doc] = true;
    this.#docs.set(record.objectID, doc);
    if (this.#indexing.searchableAttributes === null) this.#learnFields(record);
    for (const [number, field] of this.fields.entries())
      this.#index(record, doc, number, field.path);
  }

  #learnFields(record: Rec): void {
    for (const path of fieldsOfRecord(record)) {
      if (this.fields.some((field) => field.path === path)) continue;
      this.fields.push({ path, rank: 0, isOrdered: false });
    }
  }

  #index(record: Rec, doc: number, field: number, path: string): void {
    let from = 0;
    for (const value of valuesAt(record, path)) {
      let last = from;
      for (const { text, position } of wordsOf(String(value), this.#indexing.separatorsToIndex)) {
        last = from + position;
        const id = this.#dictionary.add(text);
        const postings = this.#postings[id];
        if (postings) postings.push(doc, placeOf(field, last));
        else this.#postings[id] = [doc, placeOf(field, last)];
      }
      from = last + GAP + 1;
    }
  }

  #bury(objectID: string): void {
    const doc = this.#docs.get(objectID);
    if (doc === undefined) return;
    this.#alive[doc] = false;
    this.#docs.delete(objectID);
  }

  #compact(): void {
    const dead = this.size - this.#docs.size;
    if (dead < DEAD_BORNE || dead < this.#docs.size) return;
    const living = this.#records.filter((_, doc) => this.isAlive(doc));
    this.#dictionary = new Dictionary();
    this.#postings = [];
    this.#records = [];
    this.#alive = [];
    this.#docs = new Map();
    this.#columns = new Map();
    for (const record of living) this.#append(record);
  }
}
