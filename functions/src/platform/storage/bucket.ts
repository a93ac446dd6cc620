/** What the press needs of a store of files: the real one, or one in memory. */
export interface FileHeaders {
  readonly contentType: string;
  readonly contentEncoding?: 'gzip';
  readonly cacheControl: string;
}

export interface Bucket {
  /** The bytes as stored, or null if there is no such file. */
  read(path: string): Promise<Uint8Array | null>;
  has(path: string): Promise<boolean>;
  /** Replaces what is there. */
  write(path: string, bytes: Uint8Array, headers: FileHeaders): Promise<void>;
  /** Removes every file whose path begins with this. */
  removeAll(prefix: string): Promise<void>;
}
