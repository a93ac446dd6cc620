import { isDeepStrictEqual } from 'node:util';
import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import type { Language } from '@quire/model/messages/languages';
import { revisionOf } from '@quire/model/messages/translations';
import type { PublicReader } from '../data/public/public-reader.ts';
import type { SearchEngine } from '../data/public/search-engine.ts';

interface Read {
  readonly collection: string;
  readonly id: string;
  readonly fields: unknown;
}

/** Whether a list counts the changes of its chunks, in the transactions that change them: not in its earlier form. */
const countsChanges = (list: unknown): boolean =>
  typeof list === 'object' && list !== null && 'revision' in list;

/** What a page was made from, so that it is known later whether it would be made the same. */
export class PageReads {
  readonly #documents: Read[] = [];
  readonly #revisions = new Map<Language, number>();
  #isRepeatable = true;

  /** False where the page has asked what costs too much to be asked again, or what was missing for now. */
  get isRepeatable(): boolean {
    return this.#isRepeatable;
  }

  /** Whose texts it has; the page's own language is the first. */
  get languages(): readonly Language[] {
    return [...this.#revisions.keys()];
  }

  /** Says that the page has the texts of a language that are in force now. */
  takeTexts(language: Language): void {
    this.#revisions.set(language, revisionOf(language));
  }

  /** Reads as `reader` does, and remembers it. */
  of(reader: PublicReader): PublicReader {
    const { quote } = reader;
    return {
      document: async (collection, id) => {
        const isCounted = this.#isCounted(collection, id);
        const fields = await reader.document(collection, id);
        if (!isCounted) this.#documents.push({ collection, id, fields });
        return fields;
      },
      // Files are named by their content: one that was there is the same.
      media: async (path) => {
        const text = await reader.media(path);
        if (text === null) this.#isRepeatable = false;
        return text;
      },
      ...(quote && {
        quote: (asked) => {
          this.#isRepeatable = false;
          return quote(asked);
        },
      }),
    };
  }

  /**
   * Whether a document that is going to be read cannot change unless one does that is compared: a chunk, when its list has
   * been read. The list must have been read before: its number would not show a change between the two otherwise.
   */
  #isCounted(collection: string, id: string): boolean {
    if (collection !== LIST_CHUNKS) return false;
    const list = id.slice(0, id.lastIndexOf('~'));
    return this.#documents.some(
      (read) => read.collection === LIST_INDEXES && read.id === list && countsChanges(read.fields),
    );
  }

  ofSearch(engine: SearchEngine): SearchEngine {
    return {
      ...engine,
      ask: (requests, signal) => {
        this.#isRepeatable = false;
        return engine.ask(requests, signal);
      },
    };
  }

  /**
   * Whether the texts, as this process knows them, and every document are as they were. The documents are read again, all
   * at once; a chunk of a list is not, as its list says whether it has changed. Rejects as `reader` does.
   */
  async areSame(reader: PublicReader): Promise<boolean> {
    for (const [language, revision] of this.#revisions)
      if (revisionOf(language) !== revision) return false;
    const compared = this.#documents.map(async ({ collection, id, fields }) =>
      isDeepStrictEqual(await reader.document(collection, id), fields),
    );
    return (await Promise.all(compared)).every(Boolean);
  }
}
