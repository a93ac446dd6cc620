/** Our wrapper of Algolia's client: the only place where a client with the writing key is made. */
import type { SearchKind } from '@quire/model/search/search-kinds';
import {
  DATED_KINDS,
  indexName,
  newestIndexName,
  rebuildIndexName,
} from '@quire/model/search/search-kinds';
import {
  indexSettings,
  newestSettings,
  rebuildSettings,
  searchSynonyms,
} from '@quire/model/search/search-settings';
import { algoliasearch } from 'algoliasearch';
import type { SearchSettings } from '../../platform/config/search-settings.ts';
import type { SearchChange } from '../search-queue/search-sources.ts';

export type SearchEngine = ReturnType<typeof searchEngine>;

/** All hosts in turn, each with a longer timeout, take less time than a lease. */
const TIMEOUTS = { connect: 3_000, read: 10_000, write: 15_000 };

/** For a developer’s machine: the host instead of Algolia’s own. */
export function hostsOf(host: string | undefined) {
  if (host === undefined) return {};
  const { protocol, host: url } = new URL(host);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { hosts: [{ url, protocol: scheme, accept: 'readWrite' as const }] };
}

/** A client with the writing key. Its failures are those of `algoliasearch`: see `isOutage`. */
export function searchEngine({ appId, adminKey, searchKey, host, prefix }: SearchSettings) {
  const options = { ...hostsOf(host), timeouts: TIMEOUTS };
  const client = algoliasearch(appId, adminKey, options);
  const wait = (name: string, taskID: number) => client.waitForTask({ indexName: name, taskID });

  async function send(name: string, changes: readonly SearchChange[]): Promise<number | null> {
    if (changes.length === 0) return null;
    const requests = changes.map(({ id, record }) =>
      record
        ? { action: 'addObject' as const, body: { ...record } }
        : { action: 'deleteObject' as const, body: { objectID: id } },
    );
    const { taskID } = await client.batch({ indexName: name, batchWriteParams: { requests } });
    return taskID;
  }

  async function synonyms(name: string): Promise<void> {
    const { taskID } = await client.saveSynonyms({
      indexName: name,
      synonymHit: searchSynonyms(),
      replaceExistingSynonyms: true,
      forwardToReplicas: true,
    });
    await wait(name, taskID);
  }

  return {
    /** Identifies a change of application or prefix. */
    target: `${appId}/${prefix}`,
    prefix,

    /** Sends changes to a kind's index and, during a rebuild, to its successor. */
    async send(kind: SearchKind, changes: readonly SearchChange[], isRebuilt: boolean) {
      await send(indexName(prefix, kind), changes);
      if (isRebuilt) await send(rebuildIndexName(prefix, kind), changes);
    },

    /** Pushes settings and synonyms of a kind's index, and of its replica sorted by day. */
    async pushSettings(kind: SearchKind): Promise<void> {
      const name = indexName(prefix, kind);
      const settings = indexSettings(prefix, kind);
      const { taskID } = await client.setSettings({ indexName: name, indexSettings: settings });
      await wait(name, taskID);
      const dated = DATED_KINDS.find((each) => each === kind);
      if (dated) {
        const newest = newestIndexName(prefix, kind);
        const pushed = await client.setSettings({
          indexName: newest,
          indexSettings: newestSettings(dated),
        });
        await wait(newest, pushed.taskID);
      }
      await synonyms(name);
    },

    /** Creates an empty index next to the live one. */
    async beginRebuild(kind: SearchKind): Promise<void> {
      const name = rebuildIndexName(prefix, kind);
      const gone = await client.deleteIndex({ indexName: name });
      await wait(name, gone.taskID);
      const { taskID } = await client.setSettings({
        indexName: name,
        indexSettings: rebuildSettings(kind),
      });
      await wait(name, taskID);
      await synonyms(name);
    },

    /** Sends a page of records to it. */
    async fillRebuild(kind: SearchKind, changes: readonly SearchChange[]): Promise<void> {
      const name = rebuildIndexName(prefix, kind);
      const task = await send(name, changes);
      if (task !== null) await wait(name, task);
    },

    /** Replaces the live index with it, in one step. */
    async finishRebuild(kind: SearchKind): Promise<void> {
      const name = rebuildIndexName(prefix, kind);
      const { taskID } = await client.operationIndex({
        indexName: name,
        operationIndexParams: { operation: 'move', destination: indexName(prefix, kind) },
      });
      await wait(name, taskID);
    },

    /** The number of records in each index; an index that does not exist is left out. */
    async sizes(): Promise<ReadonlyMap<string, number>> {
      const { items } = await client.listIndices();
      return new Map(items.map(({ name, entries }) => [name, entries]));
    },

    /** The rights of the key that is on every page. Every key can ask for its own. */
    async searchKeyRights(): Promise<readonly string[]> {
      const { acl } = await algoliasearch(appId, searchKey, options).getApiKey({ key: searchKey });
      return acl;
    },

    /** Whether the index has this record. */
    async has(kind: SearchKind, id: string): Promise<boolean> {
      const { results } = await client.getObjects<{ objectID: string }>({
        requests: [
          { indexName: indexName(prefix, kind), objectID: id, attributesToRetrieve: ['objectID'] },
        ],
      });
      return results.some((found) => found?.objectID === id);
    },
  };
}

/** Statuses that mean a problem with the data, not with the service. */
const REFUSALS = new Set([400, 413, 422]);

/** Whether a failure is the engine's (unavailable, slow, or our key refused) and not a record's. */
export function isOutage(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return !(typeof status === 'number' && REFUSALS.has(status));
}
