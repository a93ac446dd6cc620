import { type FileHandle, open } from 'node:fs/promises';

/** Appends lines to a file; those that come while a write is under way share the next one and its fsync. */
export class LogWriter {
  readonly #file: FileHandle;
  #waiting: string[] = [];
  #turn: Promise<void> | null = null;
  #current: Promise<void> = Promise.resolve();
  bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<LogWriter> {
    return new LogWriter(await open(path, 'a'));
  }

  /** Resolves when the line is on disk. */
  append(line: string): Promise<void> {
    this.#waiting.push(line);
    this.#turn ??= this.#current.then(() => this.#flush());
    return this.#turn;
  }

  async close(): Promise<void> {
    await (this.#turn ?? this.#current);
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    const lines = `${this.#waiting.join('\n')}\n`;
    this.#waiting = [];
    this.#current = this.#turn ?? this.#current;
    this.#turn = null;
    this.bytes += Buffer.byteLength(lines);
    await this.#file.appendFile(lines);
    await this.#file.datasync();
  }
}
