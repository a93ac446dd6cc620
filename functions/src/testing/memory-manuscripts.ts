import type { ManuscriptStore, ObjectPage } from '../platform/storage/manuscript-store.ts';

const PIECE = 64 * 1024;

/** A store of manuscripts that lives as long as the test. */
export class MemoryManuscripts implements ManuscriptStore {
  readonly files = new Map<string, { bytes: Uint8Array; type: string; createdAt: Date }>();

  put(path: string, bytes: Uint8Array, createdAt = new Date(0)): void {
    this.files.set(path, { bytes, type: '', createdAt });
  }

  async size(path: string): Promise<number | null> {
    return this.files.get(path)?.bytes.length ?? null;
  }

  async *stream(path: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array> {
    const all = this.files.get(path)?.bytes ?? new Uint8Array();
    const bytes = range ? all.subarray(range.start, range.end + 1) : all;
    for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
  }

  async copyOnce(from: string, to: string, type: string): Promise<boolean> {
    // As Google's does: what is there already stays, whether or not its source still is.
    const source = this.files.get(from);
    if (!this.files.has(to) && source) this.files.set(to, { ...source, type });
    return this.files.has(to);
  }

  async write(path: string, bytes: Uint8Array, type: string): Promise<void> {
    this.files.set(path, { bytes, type, createdAt: new Date(0) });
  }

  async dropAddress(): Promise<void> {}

  async remove(path: string): Promise<void> {
    this.files.delete(path);
  }

  async removeAll(prefix: string): Promise<void> {
    for (const path of this.files.keys()) if (path.startsWith(prefix)) this.files.delete(path);
  }

  async list(prefix: string, limit: number, next = ''): Promise<ObjectPage> {
    const objects = [...this.files]
      .map(([path, { createdAt }]) => ({ path, createdAt, hasAddress: false }))
      .filter(({ path }) => path.startsWith(prefix) && path > next)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const page = objects.slice(0, limit);
    return { objects: page, next: objects.length > limit ? page.at(-1)?.path : undefined };
  }
}
