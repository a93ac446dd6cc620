import MiniSearch, { type SearchResult } from 'minisearch';
import { languageKey } from '../languages/endings.ts';
import { Vocabulary } from '../languages/vocabulary.ts';
import type { Rec } from '../records/record.ts';
import { wordsOf } from '../text/words.ts';
import { valuesAt } from './attribute-values.ts';
import { type Field, fieldsOf } from './searchable-attributes.ts';

/** What is looked for: words of which a record has to have all. */
export interface Look {
  readonly words: readonly string[];
  readonly paths: readonly string[];
  /** Whether the words may go on. */
  readonly isPrefix: boolean;
  /** How many letters may differ. */
  readonly typos: number;
  /** Only among these records; null: among all. */
  readonly within: { has(objectID: string): boolean } | null;
}

/** The words of all records, as MiniSearch keeps and scores them. */
export class Engine {
  readonly fields: readonly Field[];
  readonly vocabulary = new Vocabulary();
  readonly #decompounded: readonly string[];
  readonly #index: MiniSearch<Rec>;
  readonly #boost: Record<string, number>;
  /** In how many texts each word occurs. Of a record that is gone, its words are still counted. */
  readonly #counts = new Map<string, number>();
  /** The language of the record that is being added. */
  #language = '';

  /** `decompounded` are the attributes whose German words are also found by their parts. */
  constructor(
    searchableAttributes: readonly string[] | null,
    records: Iterable<Rec>,
    decompounded: readonly string[] = [],
  ) {
    this.fields = fieldsOf(searchableAttributes);
    this.#decompounded = decompounded;
    const last = Math.max(0, ...this.fields.map(({ rank }) => rank));
    // A word counts for twice as much as in the next line of `searchableAttributes`.
    this.#boost = Object.fromEntries(
      this.fields.map(({ path, rank }) => [path, 2 ** (last - rank)]),
    );
    this.#index = new MiniSearch<Rec>({
      idField: 'objectID',
      fields: this.fields.map(({ path }) => path),
      extractField: (record, path) =>
        path === 'objectID' ? record.objectID : valuesAt(record, path).join('\n'),
      tokenize: (text, path) => this.#wordsOf(text, path ?? ''),
      processTerm: (word) => word,
    });
    for (const record of records) this.put(record);
  }

  put(record: Rec): void {
    this.remove(record.objectID);
    const { language } = record;
    this.#language = typeof language === 'string' ? languageKey(language) : '';
    this.#index.add(record);
  }

  remove(objectID: string): void {
    if (this.#index.has(objectID)) this.#index.discard(objectID);
  }

  /** How common a word is; 0 where no record has it. */
  countOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Records by id with their score, and the words of the index that were taken for those looked for. */
  look({ words, paths, isPrefix, typos, within }: Look): SearchResult[] {
    // One typo is never forgiven in the first letter, where Algolia counts it as two.
    const isTaken = (word: string) =>
      typos !== 1 || words.some((one) => one.charAt(0) === word.charAt(0));
    const query = { combineWith: 'AND' as const, queries: [...words] };
    return this.#index.search(query, {
      fields: [...paths],
      boost: this.#boost,
      prefix: isPrefix,
      fuzzy: typos,
      tokenize: (word) => [word],
      boostDocument: (id: string, word) =>
        (within === null || within.has(id)) && isTaken(word) ? 1 : 0,
    });
  }

  /** Each word once: Algolia does not score by how often it occurs in a text. */
  #wordsOf(text: string, path: string): string[] {
    const words = new Set(wordsOf(text).map((word) => word.text));
    const isCompound = this.#language === 'de' && this.#decompounded.includes(path);
    for (const word of words) {
      this.#counts.set(word, this.countOf(word) + 1);
      this.vocabulary.add(word, this.#language, isCompound);
    }
    return [...words];
  }
}
