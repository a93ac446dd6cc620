import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DoajArticle } from './doaj-article.ts';
import type { Registration } from './registration.ts';
import type { Submission } from './submission.ts';

/** One line of the file: what something has become. */
export type Entry =
  | { readonly submission: Submission }
  | { readonly contents: { readonly id: number; readonly text: string } }
  | { readonly registration: Registration }
  | { readonly doaj: DoajArticle }
  | { readonly removed: { readonly doaj: string } };

/**
 * Keeps entries in a file, a line each. What is done to it is done in the order of asking; `written` resolves
 * when all of it is. Without a folder nothing is kept.
 */
export class AgencyJournal {
  readonly #file: string | null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(folder: string | null) {
    this.#file = folder === null ? null : join(folder, 'registrations.jsonl');
  }

  written(): Promise<unknown> {
    return this.#work;
  }

  append(...entries: readonly Entry[]): void {
    this.#then((file) => appendFile(file, linesOf(entries)));
  }

  /** Replaces everything, completely or not at all. */
  rewrite(entries: Iterable<Entry>): void {
    const text = linesOf(entries);
    this.#then(async (file) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    });
  }

  /** What was kept, in order. A last line that was cut off is passed over. */
  async read(): Promise<Entry[]> {
    if (this.#file === null) return [];
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    return whole.split('\n').flatMap((line): Entry[] => (line ? [JSON.parse(line)] : []));
  }

  #then(work: (file: string) => Promise<unknown>): void {
    const file = this.#file;
    if (file === null) return;
    const done = this.#work.then(() => work(file));
    this.#work = done;
    // Whoever waits for `written` hears of it; what comes after is tried all the same.
    done.catch(() => {
      this.#work = Promise.resolve();
    });
  }
}

function linesOf(entries: Iterable<Entry>): string {
  let text = '';
  for (const entry of entries) text += `${JSON.stringify(entry)}\n`;
  return text;
}
