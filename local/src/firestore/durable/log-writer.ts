import { type FileHandle, open } from 'node:fs/promises';
import { FirestoreError } from '../../values/errors.ts';

/** What is written to: a file, or in a test something that fails. */
export type LogFile = Pick<FileHandle, 'appendFile' | 'datasync' | 'close'>;

/**
 * Appends lines to a file; those that come while a write is under way share the next one and its
 * fsync. After a failure nothing more is written: what the failed fsync has lost cannot be known.
 */
export class LogWriter {
  readonly #file: LogFile;
  readonly #after: () => Promise<void>;
  #waiting: string[] = [];
  #turn: Promise<void> | null = null;
  #current: Promise<void> | null = null;
  bytes = 0;

  /** Nothing is written before `after`: the last line of the log before this one. */
  constructor(file: LogFile, after = () => Promise.resolve()) {
    this.#file = file;
    this.#after = after;
  }

  static async create(path: string, after?: () => Promise<void>): Promise<LogWriter> {
    return new LogWriter(await open(path, 'a'), after);
  }

  /** Resolves when the line is on disk; UNAVAILABLE with DATA_WRITE_FAILED if that did not work. */
  append(line: string): Promise<void> {
    this.#waiting.push(line);
    this.#turn ??= (this.#current ?? this.#after()).then(() => this.#flush());
    return this.#turn;
  }

  /** Resolves when everything appended so far is on disk. */
  written(): Promise<void> {
    return this.#turn ?? this.#current ?? Promise.resolve();
  }

  /** Closes the file, whether or not the last write went well. */
  async close(): Promise<void> {
    await this.written().catch(() => undefined);
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    const lines = `${this.#waiting.join('\n')}\n`;
    this.#waiting = [];
    this.#current = this.#turn;
    this.#turn = null;
    this.bytes += Buffer.byteLength(lines);
    try {
      await this.#file.appendFile(lines);
      await this.#file.datasync();
    } catch (error) {
      throw new FirestoreError('UNAVAILABLE', `DATA_WRITE_FAILED: ${String(error)}`);
    }
  }
}
