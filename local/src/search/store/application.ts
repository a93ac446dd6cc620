import type { Synonym } from '../engine/synonyms.ts';
import { filtersOf, passesAll } from '../filters/judge.ts';
import { ApiError } from '../records/api-error.ts';
import { queryOf, said } from '../settings/settings.ts';
import { type BatchRequest, changesOf } from './batch.ts';
import type { Journal } from './journal.ts';
import { type Head, type Searched, StoredIndex } from './stored-index.ts';

type Patch = Readonly<Record<string, unknown>>;

/** All indices. Every change is one step for those who search: before it, or after it. */
export class Application {
  readonly #indices: Map<string, StoredIndex>;
  readonly #journal: Journal;
  #task = 0;

  /** Reads what a journal has kept, and indexes it: nobody who asks has to wait for that. */
  static async open(journal: Journal): Promise<Application> {
    const application = new Application(journal, await journal.read());
    for (const { head, name } of application.all()) {
      if (head.primary === null) void application.searched(name).engine;
    }
    return application;
  }

  private constructor(journal: Journal, indices: Map<string, StoredIndex>) {
    this.#journal = journal;
    this.#indices = indices;
  }

  all(): StoredIndex[] {
    return [...this.#indices.values()];
  }

  find(name: string): StoredIndex | undefined {
    return this.#indices.get(name);
  }

  /** An index as it is searched. Throws a 404 where there is none of that name. */
  searched(name: string): Searched {
    const { head, replacements } = this.#existing(name);
    const source = this.#existing(head.primary ?? name);
    const { replicas, ...inherited } = head.isVirtual ? source.head.settings : {};
    const settings = { ...inherited, ...head.settings };
    const { engine, records } = source;
    return { name, engine, records, settings, replacements, isVirtual: head.isVirtual };
  }

  /** The number of a task that is done when the change is kept. */
  async task(): Promise<number> {
    await this.#journal.written();
    this.#task += 1;
    return this.#task;
  }

  isTask(id: number): boolean {
    return Number.isInteger(id) && id > 0 && id <= this.#task;
  }

  /** Applies requests in order, all or none. Returns the ids they speak of. */
  batch(name: string, requests: readonly BatchRequest[]): string[] {
    const index = this.#made(name);
    refuseReplica(index);
    const { changes, objectIDs } = changesOf(index.records, requests);
    // Built as records come: whoever asks first should not wait for all of them.
    if (index.records.size === 0) void index.engine;
    for (const change of changes) index.apply(change);
    if (changes.length > 0) this.#journal.append(name, changes);
    return objectIDs;
  }

  /** Removes what passes filters; filters there must be. */
  deleteBy(name: string, asked: Patch): void {
    const { settings, records } = this.searched(name);
    const query = queryOf(settings, asked);
    const filters = filtersOf(query);
    if (filters.length === 0) throw new ApiError(400, 'deleteByQuery: a filter is required');
    const gone = [...records.values()].filter(passesAll(filters, query));
    this.batch(
      name,
      gone.map(({ objectID }) => ({ action: 'deleteObject', body: { objectID } })),
    );
  }

  /** Changes settings; null takes one back to its default. Makes the index where there is none. */
  setSettings(name: string, patch: Patch, isForwarded: boolean): void {
    const index = this.#made(name);
    const { primary, version, ...changed } = patch;
    this.#set(index, { settings: said({ ...index.head.settings, ...changed }) });
    if (patch.replicas !== undefined) this.#linkReplicas(index);
    const { replicas, ...forwarded } = changed;
    for (const replica of isForwarded ? this.#replicasOf(name) : []) {
      this.#set(replica, { settings: said({ ...replica.head.settings, ...forwarded }) });
    }
  }

  setSynonyms(name: string, synonyms: readonly Synonym[], isForwarded: boolean): void {
    const replicas = isForwarded ? this.#replicasOf(name) : [];
    for (const index of [this.#made(name), ...replicas]) this.#set(index, { synonyms });
  }

  /** Removes an index with its replicas. */
  delete(name: string): void {
    for (const replica of this.#replicasOf(name)) this.delete(replica.name);
    this.#indices.delete(name);
    this.#journal.remove(name);
  }

  /** Renames an index over another, whose replicas show the new records. Nothing where there is none. */
  move(from: string, to: string): void {
    const source = this.#indices.get(from);
    if (!source || from === to) return;
    const before = this.#indices.get(to);
    for (const index of [source, before]) if (index) refuseReplica(index);
    const { replicas = source.head.settings.replicas } = before?.head.settings ?? {};
    const settings = said({ ...source.head.settings, replicas });
    const moved = source.named(to, { ...source.head, settings });
    this.#indices.set(to, moved);
    this.#indices.delete(from);
    this.#journal.rewrite(moved);
    this.#journal.remove(from);
  }

  /** Copies an index's settings and synonyms: its records are never copied here. */
  copy(from: string, to: string, scope: readonly string[]): void {
    const target = this.#made(to);
    refuseReplica(target);
    const { settings, synonyms } = this.#existing(from).head;
    const { replicas, ...copied } = settings;
    this.#set(target, {
      ...(scope.includes('settings') && { settings: copied }),
      ...(scope.includes('synonyms') && { synonyms }),
    });
  }

  #existing(name: string): StoredIndex {
    const index = this.#indices.get(name);
    if (!index) throw new ApiError(404, `Index ${name} does not exist`);
    return index;
  }

  #made(name: string): StoredIndex {
    const index = this.#indices.get(name) ?? new StoredIndex(name);
    this.#indices.set(name, index);
    return index;
  }

  #set(index: StoredIndex, change: Partial<Head>): void {
    const head = { ...index.head, ...change };
    index.apply({ head });
    this.#journal.append(index.name, [{ head }]);
  }

  #replicasOf(name: string): StoredIndex[] {
    return this.all().filter(({ head }) => head.primary === name);
  }

  /** Makes replicas of those indices that the setting names; those that it names no more are gone. */
  #linkReplicas({ name, settings, head }: StoredIndex): void {
    const wanted = settings.replicas.map(replicaOf);
    for (const { name: one } of this.#replicasOf(name)) {
      if (!wanted.some((other) => other.name === one)) this.delete(one);
    }
    const { replicas, ...inherited } = head.settings;
    for (const { name: one, isVirtual } of wanted) {
      const own = this.#made(one).head;
      const all = isVirtual ? own.settings : { ...inherited, ...own.settings };
      const replica = new StoredIndex(one, { ...own, settings: all, primary: name, isVirtual });
      this.#indices.set(one, replica);
      this.#journal.rewrite(replica);
    }
  }
}

/** What the setting `replicas` says: `articles_newest`, `virtual(articles_oldest)`. */
export function replicaOf(text: string): { name: string; isVirtual: boolean } {
  const [, virtual] = /^virtual\((.*)\)$/.exec(text) ?? [];
  return { name: virtual ?? text, isVirtual: virtual !== undefined };
}

function refuseReplica({ head, name }: StoredIndex): void {
  if (head.primary === null) return;
  throw new ApiError(403, `Index ${name} is a replica of ${head.primary}: write to that one`);
}
