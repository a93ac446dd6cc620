/**
 * Where the server finds the client: while developing, the source itself. A build replaces this
 * module by what it made (`build/client-assets.ts`).
 */

/** The entry, then what it needs at once. */
export const scripts: readonly string[] = ['/src/entry-client.tsx'];

/** React's own file, which is read before the entry. */
export const reactHref: string = '';

/** The files that depend on the language. All other files are in `assets`, and so are these in the first language. */
export const languages: {
  /** Their folder in each of the other languages. */
  readonly folders: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  /** Another one with every other build; empty where nothing is built. */
  readonly build: string;
} = { folders: {}, names: [], build: '' };

/** Where the whole style sheet is. */
export const styleHref: string = '';

/** The same in parts. */
export const styleParts: readonly string[] = [];

/** Which of them the page of a row needs, by its path; under `*` those that every page needs. */
export const partsOfRow: Readonly<Record<string, readonly number[]>> = {};
