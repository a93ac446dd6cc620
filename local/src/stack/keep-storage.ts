import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { getBytes, getJson } from './emulator-http.ts';
import {
  type StoredObject,
  StoredObjectSchema,
  savedMetadata,
  savedName,
} from './stored-object.ts';
import { writeWhole } from './write-whole.ts';

const BucketsSchema = z.object({ items: z.array(z.object({ id: z.string() })).default([]) });
const PageSchema = z.object({
  items: z.array(StoredObjectSchema).default([]),
  nextPageToken: z.string().optional(),
});

/** How a saved object is told from a changed one. */
const stateOf = (object: StoredObject) => `${savedName(object)}.${object.metageneration}`;

/**
 * Keeps the Storage emulator's files in a folder that `emulators:start --import` reads. The
 * emulator itself writes only when it is asked for everything; this saves what has changed since
 * the last call, so that little is lost whatever happens to the process.
 */
export class StorageKeeper {
  readonly #url: string;
  readonly #folder: string;
  readonly #saved = new Map<string, { name: string; state: string }>();

  constructor(url: string, exportFolder: string) {
    this.#url = url;
    this.#folder = join(exportFolder, 'storage_export');
  }

  /** Saves new and changed objects and forgets deleted ones. Rejects when Storage cannot be asked. */
  async save(): Promise<void> {
    await mkdir(join(this.#folder, 'blobs'), { recursive: true });
    await mkdir(join(this.#folder, 'metadata'), { recursive: true });
    const buckets = BucketsSchema.parse(await getJson(`${this.#url}/b`)).items;
    await writeWhole(join(this.#folder, 'buckets.json'), JSON.stringify({ buckets }));
    const seen = new Set<string>();
    for (const bucket of buckets) {
      for await (const object of this.#list(bucket.id)) {
        const key = `${object.bucket}/${object.name}`;
        seen.add(key);
        const before = this.#saved.get(key);
        if (before?.state === stateOf(object)) continue;
        await this.#write(object, before?.name);
        this.#saved.set(key, { name: savedName(object), state: stateOf(object) });
      }
    }
    for (const [key, { name }] of this.#saved) {
      if (seen.has(key)) continue;
      await this.#remove(name);
      this.#saved.delete(key);
    }
  }

  /**
   * To be called once after an import: takes what is in the folder for saved, and removes what a
   * crash left there half done.
   */
  async adopt(): Promise<void> {
    const metadata = join(this.#folder, 'metadata');
    const names = new Set((await readdir(metadata).catch(() => [])).map((f) => f.slice(0, -5)));
    for (const bucket of BucketsSchema.parse(await getJson(`${this.#url}/b`)).items) {
      for await (const object of this.#list(bucket.id)) {
        const name = savedName(object);
        if (!names.delete(name)) continue;
        this.#saved.set(`${object.bucket}/${object.name}`, { name, state: stateOf(object) });
      }
    }
    for (const name of names) await this.#remove(name);
  }

  async *#list(bucket: string): AsyncGenerator<StoredObject> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ maxResults: '1000', ...(token && { pageToken: token }) });
      const url = `${this.#url}/storage/v1/b/${encodeURIComponent(bucket)}/o?${query}`;
      const page = PageSchema.parse(await getJson(url));
      yield* page.items;
      token = page.nextPageToken;
    } while (token);
  }

  async #write(object: StoredObject, before: string | undefined): Promise<void> {
    const name = savedName(object);
    if (before !== name) {
      const path = `${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}`;
      const bytes = await getBytes(`${this.#url}/download/storage/v1/b/${path}?alt=media`);
      await writeWhole(join(this.#folder, 'blobs', name), bytes);
    }
    const metadata = JSON.stringify(savedMetadata(object));
    await writeWhole(join(this.#folder, 'metadata', `${name}.json`), metadata);
    if (before && before !== name) await this.#remove(before);
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#folder, 'metadata', `${name}.json`), { force: true });
    await rm(join(this.#folder, 'blobs', name), { force: true });
  }
}
