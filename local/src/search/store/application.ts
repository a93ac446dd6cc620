import { ApiError } from '../api-error.ts';
import { filtersOf, judgeOf } from '../filters/judge.ts';
import type { Synonym } from '../query/synonyms.ts';
import { queryOf, settingsOf } from '../settings/settings.ts';
import { type BatchRequest, type Change, changesOf } from './batch.ts';
import { type Head, IndexData } from './index-data.ts';
import type { Entry, Journal } from './journal.ts';
import { readIndices } from './read-indices.ts';
import { replicasOf } from './replicas.ts';

export type Scope = 'settings' | 'synonyms' | 'rules';

/** All indices. Every change is one step for those who search: before it, or after it. */
export class Application {
  readonly #indices: Map<string, IndexData>;
  readonly #journal: Journal;
  #task = 0;

  /** Reads what a journal has kept, and indexes it: nobody who asks has to wait for that. */
  static async open(journal: Journal): Promise<Application> {
    const application = new Application(journal, await readIndices(journal));
    for (const index of application.all()) void index.engine;
    return application;
  }

  private constructor(journal: Journal, indices: Map<string, IndexData>) {
    this.#journal = journal;
    this.#indices = indices;
  }

  all(): IndexData[] {
    return [...this.#indices.values()];
  }

  find(name: string): IndexData | undefined {
    return this.#indices.get(name);
  }

  /** Throws a 404 where there is none of that name. */
  index(name: string): IndexData {
    const index = this.#indices.get(name);
    if (!index) throw new ApiError(404, `Index ${name} does not exist`);
    return index;
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
    this.#refuseReplica(this.#made(name));
    const { changes, objectIDs } = changesOf(this.#made(name).records, requests);
    let entries: Entry[] = [];
    for (const change of changes) {
      if ('delete' in change) {
        this.delete(name);
        entries = [];
      } else {
        this.#apply(name, change);
        entries.push(change);
      }
    }
    if (entries.length > 0) this.#journal.append(name, entries);
    return objectIDs;
  }

  /** Removes what passes filters; filters there must be. */
  deleteBy(name: string, asked: Readonly<Record<string, unknown>>): void {
    const index = this.index(name);
    const query = queryOf(index.settings, asked);
    const filters = filtersOf(query);
    if (filters.length === 0) throw new ApiError(400, 'deleteByQuery: a filter is required');
    const judge = judgeOf(index.engine, filters, query) ?? (() => false);
    const gone: BatchRequest[] = [];
    for (let doc = 0; doc < index.engine.size; doc += 1) {
      if (!index.engine.isAlive(doc) || !judge(doc)) continue;
      const { objectID } = index.engine.recordAt(doc);
      gone.push({ action: 'deleteObject', body: { objectID } });
    }
    this.batch(name, gone);
  }

  /** Changes settings; null takes one back to its default. Makes the index where there is none. */
  setSettings(name: string, patch: Readonly<Record<string, unknown>>, isForwarded: boolean): void {
    const index = this.#made(name);
    const { replicas: before } = settingsOf(index.head.settings);
    const { primary, version, ...said } = patch;
    const settings = patched(index.head.settings, said);
    this.#set(name, index.with({ settings }));
    if ('replicas' in patch) this.#linkReplicas(name, before, settingsOf(settings).replicas);
    const { replicas, ...forwarded } = said;
    for (const replica of isForwarded ? this.#replicasOf(index) : []) {
      const head = { settings: patched(replica.head.settings, forwarded) };
      this.#set(replica.name, replica.with(head));
    }
    this.#relink(name);
  }

  setSynonyms(name: string, synonyms: readonly Synonym[], isForwarded: boolean): void {
    const index = this.#made(name);
    this.#set(name, index.with({ synonyms }));
    this.#relink(name);
    if (!isForwarded) return;
    for (const replica of this.#replicasOf(index)) this.setSynonyms(replica.name, synonyms, false);
  }

  delete(name: string): void {
    const index = this.#indices.get(name);
    if (!index) return;
    for (const replica of this.#replicasOf(index)) this.#unlink(replica, new Map(index.records));
    this.#indices.delete(name);
    this.#journal.remove(name);
  }

  /** Renames an index over another; its replicas show the new records. Nothing where there is none. */
  move(from: string, to: string): void {
    const source = this.#indices.get(from);
    if (!source) return;
    this.#refuseReplica(source);
    const before = this.#indices.get(to);
    if (before) this.#refuseReplica(before);
    const own = settingsOf(source.head.settings).replicas;
    const kept = before ? settingsOf(before.head.settings).replicas : [];
    const settings = { ...source.head.settings, replicas: kept.length > 0 ? kept : own };
    this.#indices.set(to, source.named(to, { ...source.head, settings }));
    this.#indices.delete(from);
    this.#relink(to);
    this.#journal.rewrite(to, entriesOf(this.index(to)));
    this.#journal.remove(from);
  }

  /** Copies an index, or with a scope its settings and synonyms alone. */
  copy(from: string, to: string, scope: readonly Scope[] | null): void {
    const source = this.#indices.get(from)?.head ?? emptyHead();
    const target = this.#made(to);
    if (settingsOf(target.head.settings).replicas.length > 0) {
      throw new ApiError(400, 'Cannot copy to an index that has replicas');
    }
    const isCopied = (part: Scope) => scope === null || scope.includes(part);
    const { replicas, ...settings } = source.settings;
    const head: Head = {
      ...target.head,
      ...(isCopied('settings') && { settings }),
      ...(isCopied('synonyms') && { synonyms: source.synonyms }),
    };
    if (scope !== null) {
      this.#set(to, target.with(head));
      return;
    }
    const records = new Map(this.#indices.get(from)?.records);
    this.#indices.set(to, new IndexData(to, head, { records }));
    this.#journal.rewrite(to, entriesOf(this.index(to)));
  }

  #apply(name: string, change: Exclude<Change, { readonly delete: true }>): void {
    const index = this.#made(name);
    this.#indices.set(name, index);
    if ('put' in change) index.put(change.put);
    else if ('remove' in change) index.remove(change.remove);
    else index.clear();
    for (const replica of this.#replicasOf(index)) replica.follow(change);
  }

  #made(name: string): IndexData {
    return this.#indices.get(name) ?? new IndexData(name, emptyHead(), { records: new Map() });
  }

  #set(name: string, index: IndexData): void {
    this.#indices.set(name, index);
    this.#journal.append(name, [{ head: index.head }]);
  }

  #replicasOf({ name }: IndexData): IndexData[] {
    return this.all().filter(({ head }) => head.primary === name);
  }

  /** Replicas hold their primary itself: they are made anew whenever it is. */
  #relink(name: string): void {
    const primary = this.index(name);
    for (const replica of this.#replicasOf(primary)) {
      const from = { records: primary.records, primary };
      this.#indices.set(replica.name, new IndexData(replica.name, replica.head, from));
    }
  }

  #linkReplicas(name: string, before: readonly string[], now: readonly string[]): void {
    const primary = this.index(name);
    const wanted = replicasOf(now);
    for (const { name: one } of replicasOf(before)) {
      const replica = this.#indices.get(one);
      const isGone = !wanted.some((other) => other.name === one);
      if (isGone && replica) this.#unlink(replica, new Map(primary.records));
    }
    for (const { name: one, isVirtual } of wanted) {
      const { head } = this.#made(one);
      if (one === name) throw new ApiError(400, 'An index cannot be its own replica');
      const settings = isVirtual ? head.settings : { ...primary.settings, ...head.settings };
      const { replicas, ...own } = settings;
      const linked: Head = { ...head, settings: own, primary: name, isVirtual };
      this.#set(one, new IndexData(one, linked, { records: primary.records, primary }));
    }
  }

  #unlink(replica: IndexData, records: IndexData['records']): void {
    const head = { ...replica.head, primary: null, isVirtual: false };
    this.#indices.set(replica.name, new IndexData(replica.name, head, { records }));
    this.#journal.rewrite(replica.name, entriesOf(this.index(replica.name)));
  }

  #refuseReplica({ head, name }: IndexData): void {
    if (head.primary === null) return;
    throw new ApiError(403, `Index ${name} is a replica of ${head.primary}: write to that one`);
  }
}

/** The lines that say all of an index; a replica's records are its primary's. */
export function* entriesOf({ head, records }: IndexData): Generator<Entry> {
  yield { head };
  if (head.primary === null) for (const record of records.values()) yield { put: record };
}

const emptyHead = (): Head => ({
  settings: {},
  synonyms: [],
  primary: null,
  isVirtual: false,
  createdAt: new Date().toISOString(),
});

const patched = (
  before: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const merged = Object.entries({ ...before, ...patch });
  return Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
};
