import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@quire/model/messages/languages';
import { revisionOf } from '@quire/model/messages/translations';
import type { PublicReader } from '../data/public/public-reader.ts';
import type { SearchEngine } from '../data/public/search-engine.ts';

interface Read {
  readonly collection: string;
  readonly id: string;
  readonly fields: unknown;
}

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
        const fields = await reader.document(collection, id);
        this.#documents.push({ collection, id, fields });
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
   * at once. Rejects as `reader` does.
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
