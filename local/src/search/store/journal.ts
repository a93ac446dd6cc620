import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rec } from '../record.ts';
import type { Head } from './index-data.ts';

/** One line of an index's file. */
export type Entry =
  | { readonly head: Head }
  | { readonly put: Rec }
  | { readonly remove: string }
  | { readonly clear: true };

const END = '.jsonl';

/**
 * Keeps indices in a folder: a file each, with one line for each change. What is done to files is done
 * in the order of asking; `written` resolves when all of it is. Without a folder nothing is kept.
 */
export class Journal {
  readonly #folder: string | null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  written(): Promise<unknown> {
    return this.#work;
  }

  append(name: string, entries: readonly Entry[]): void {
    this.#then((file) => appendFile(file(name), lines(entries)));
  }

  /** Makes a file anew, whole or not at all. */
  rewrite(name: string, entries: Iterable<Entry>): void {
    const text = this.#folder === null ? '' : lines(entries);
    this.#then(async (file) => {
      await writeFile(`${file(name)}.new`, text);
      await rename(`${file(name)}.new`, file(name));
    });
  }

  remove(name: string): void {
    this.#then((file) => rm(file(name), { force: true }));
  }

  /** All that was kept, index by index. A last line that was not finished is passed over. */
  async read(): Promise<Map<string, Entry[]>> {
    const found = new Map<string, Entry[]>();
    const folder = this.#folder;
    if (folder === null) return found;
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(folder)) {
      if (!file.endsWith(END)) continue;
      const text = await readFile(join(folder, file), 'utf8');
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      const entries = whole
        .split('\n')
        .filter(Boolean)
        .map((line): Entry => JSON.parse(line));
      found.set(decodeURIComponent(file.slice(0, -END.length)), entries);
    }
    return found;
  }

  #then(work: (file: (name: string) => string) => Promise<unknown>): void {
    const folder = this.#folder;
    if (folder === null) return;
    const done = this.#work.then(() =>
      work((name) => join(folder, encodeURIComponent(name) + END)),
    );
    this.#work = done;
    // Whoever waits for `written` hears of it; what comes after is tried all the same.
    done.catch(() => {
      this.#work = Promise.resolve();
    });
  }
}

function lines(entries: Iterable<Entry>): string {
  let text = '';
  for (const entry of entries) text += `${JSON.stringify(entry)}\n`;
  return text;
}
