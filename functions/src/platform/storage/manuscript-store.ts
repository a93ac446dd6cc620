/** What is needed of the store of uploads and manuscripts: the real one, or one in memory. */
interface StoredObject {
  readonly path: string;
  readonly createdAt: Date;
  /** Whether it has a public address (a download token). */
  readonly hasAddress: boolean;
}

export interface ManuscriptStore {
  /** In bytes, or null if there is no such file. */
  size(path: string): Promise<number | null>;
  /** All of the file, or the bytes from `start` to `end` (both included), piece by piece. */
  stream(path: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
  /** Copies the file unless the target exists. False where there is no source. */
  copyOnce(from: string, to: string, contentType: string): Promise<boolean>;
  /** Writes a whole file, in place of one that is there. For functions' own paths. */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Removes the public address. */
  dropAddress(path: string): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  /** Removes everything below a folder. */
  removeAll(prefix: string): Promise<void>;
  /** Files whose path begins with this, a page at a time; `next` asks for the one after. */
  list(prefix: string, limit: number, next?: string): Promise<ObjectPage>;
}

export interface ObjectPage {
  readonly objects: readonly StoredObject[];
  readonly next?: string | undefined;
}
