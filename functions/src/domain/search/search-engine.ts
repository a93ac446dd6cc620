/** Algolia's client as we use it: the only place where it is made for writing. */
import type { SearchKind } from '@quire/model/search/search-kinds';
import {
  DATED_KINDS,
  indexName,
  newestIndexName,
  rebuildIndexName,
} from '@quire/model/search/search-kinds';
import type { SearchRecord } from '@quire/model/search/search-record';
import {
  indexSettings,
  newestSettings,
  rebuildSettings,
  searchSynonyms,
} from '@quire/model/search/search-settings';
import { algoliasearch } from 'algoliasearch';
import type { SearchSettings } from '../../platform/config/config.ts';

/** What an index has to say of one record from now on; null: nothing. */
export interface IndexChange {
  readonly id: string;
  readonly record: SearchRecord | null;
}

export type SearchEngine = ReturnType<typeof searchEngine>;

/** All hosts one after the other, each given more time than the last, take less than a lease lasts. */
const TIMEOUTS = { connect: 3_000, read: 10_000, write: 15_000 };

function hostsOf(host: string | undefined) {
  if (host === undefined) return {};
  const { protocol, host: url } = new URL(host);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { hosts: [{ url, protocol: scheme, accept: 'readWrite' as const }] };
}

/** A client with the key that writes. Its failures are those of `algoliasearch`: see `isOutage`. */
export function searchEngine({ appId, adminKey, searchKey, host, prefix }: SearchSettings) {
  const options = { ...hostsOf(host), timeouts: TIMEOUTS };
  const client = algoliasearch(appId, adminKey, options);
  const wait = (name: string, taskID: number) => client.waitForTask({ indexName: name, taskID });

  async function send(name: string, changes: readonly IndexChange[]): Promise<number | null> {
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
    /** What a change of application or prefix is told by. */
    target: `${appId}/${prefix}`,
    prefix,

    /** Sends changes to a kind's index; where it is being rebuilt, to its successor as well. */
    async send(kind: SearchKind, changes: readonly IndexChange[], isRebuilt: boolean) {
      await send(indexName(prefix, kind), changes);
      if (isRebuilt) await send(rebuildIndexName(prefix, kind), changes);
    },

    /** Settings and synonyms of a kind's index, and of its twin by day. */
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

    /** An empty index beside the one that is asked. */
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

    /** A page of records for it. */
    async fillRebuild(kind: SearchKind, changes: readonly IndexChange[]): Promise<void> {
      const name = rebuildIndexName(prefix, kind);
      const task = await send(name, changes);
      if (task !== null) await wait(name, task);
    },

    /** Puts it in the place of the index that is asked, at once. */
    async finishRebuild(kind: SearchKind): Promise<void> {
      const name = rebuildIndexName(prefix, kind);
      const { taskID } = await client.operationIndex({
        indexName: name,
        operationIndexParams: { operation: 'move', destination: indexName(prefix, kind) },
      });
      await wait(name, taskID);
    },

    /** How many records a kind's index has, and whether it is there. */
    async sizes(): Promise<ReadonlyMap<string, number>> {
      const { items } = await client.listIndices();
      return new Map(items.map(({ name, entries }) => [name, entries]));
    },

    /** What the key may do that every page holds. Any key may ask that of itself. */
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

/** Statuses that say something of what was sent, not of whether it can be sent. */
const REFUSALS = new Set([400, 413, 422]);

/** Whether a failure is the engine's (it is away, slow, or refuses our key) and not a record's. */
export function isOutage(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return !(typeof status === 'number' && REFUSALS.has(status));
}
