import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, StoredIndex } from './stored-index.ts';

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
    this.#then(name, (file) => appendFile(file, lines(entries)));
  }

  /** Rewrites a file, completely or not at all. */
  rewrite(index: StoredIndex): void {
    const text = this.#folder === null ? '' : lines(index.entries());
    this.#then(index.name, async (file) => {
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    });
  }

  remove(name: string): void {
    this.#then(name, (file) => rm(file, { force: true }));
  }

  /**
   * All that was kept. A last line that was not finished is passed over; a file with far more lines than
   * it needs is rebuilt.
   */
  async read(): Promise<Map<string, StoredIndex>> {
    const found = new Map<string, StoredIndex>();
    const folder = this.#folder;
    if (folder === null) return found;
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(folder)) {
      if (!file.endsWith(END)) continue;
      const text = await readFile(join(folder, file), 'utf8');
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      const entries = whole.split('\n').filter(Boolean);
      const name = decodeURIComponent(file.slice(0, -END.length));
      const index = new StoredIndex(name);
      for (const line of entries) index.apply(JSON.parse(line));
      found.set(name, index);
      if (entries.length > 2 * index.records.size + 100) this.rewrite(index);
    }
    return found;
  }

  #then(name: string, work: (file: string) => Promise<unknown>): void {
    if (this.#folder === null) return;
    const file = join(this.#folder, encodeURIComponent(name) + END);
    const done = this.#work.then(() => work(file));
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
