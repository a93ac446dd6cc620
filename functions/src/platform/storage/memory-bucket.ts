import type { Bucket, FileHeaders } from './bucket.ts';

/** A bucket that lives as long as the process, and remembers how often it was written to. */
export class MemoryBucket implements Bucket {
  readonly files = new Map<string, { bytes: Uint8Array; headers: FileHeaders }>();
  writes = 0;

  async read(path: string): Promise<Uint8Array | null> {
    return this.files.get(path)?.bytes ?? null;
  }

  async has(path: string): Promise<boolean> {
    return this.files.has(path);
  }

  async write(path: string, bytes: Uint8Array, headers: FileHeaders): Promise<void> {
    this.writes += 1;
    this.files.set(path, { bytes, headers });
  }

  async removeAll(prefix: string): Promise<void> {
    for (const path of this.files.keys()) if (path.startsWith(prefix)) this.files.delete(path);
  }
}
