import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { LOCAL_CREDENTIALS } from '../http/keys.ts';
import { type SearchServer, startSearch } from '../start.ts';

/** A server for one test file, and the unchanged clients of those who may write and who may search. */
export interface TestSearch {
  readonly server: SearchServer;
  readonly admin: Algoliasearch;
  readonly searcher: Algoliasearch;
  readonly lite: ReturnType<typeof liteClient>;
  /** Fills an index under settings. */
  fill(
    indexName: string,
    settings: Parameters<Algoliasearch['setSettings']>[0]['indexSettings'],
    objects: Record<string, unknown>[],
  ): Promise<void>;
}

export async function openTestSearch(folder: string | null = null): Promise<TestSearch> {
  const server = await startSearch({ host: '127.0.0.1', port: 0, folder });
  const { hostname, port } = new URL(server.url);
  const at = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  const { appId, adminKey, searchKey } = LOCAL_CREDENTIALS;
  const admin = algoliasearch(appId, adminKey, { hosts: [at] });
  return {
    server,
    admin,
    searcher: algoliasearch(appId, searchKey, { hosts: [at] }),
    lite: liteClient(appId, searchKey, { hosts: [at] }),
    fill: async (indexName, indexSettings, objects) => {
      await admin.setSettings({ indexName, indexSettings });
      await admin.saveObjects({ indexName, objects, waitForTasks: true });
    },
  };
}

/** Some hundred articles about nothing, the same in every run. */
export function madeArticles(count: number): Record<string, unknown>[] {
  const subjects = ['Saltmarsh', 'Estuary', 'Lagoon', 'Mangrove', 'Delta'];
  const verbs = ['gathers', 'loses', 'stores', 'filters'];
  const things = ['sediment', 'carbon', 'nitrogen', 'plankton', 'seagrass', 'water', 'pollen'];
  return Array.from({ length: count }, (_, i) => ({
    objectID: `a${String(i).padStart(4, '0')}`,
    title: `${subjects[i % 5]} ${verbs[i % 4]} ${things[i % 7]} in year ${i}`,
    authors: [`Author${i} Family${i % 50}`],
    journal: `Journal ${i % 3}`,
    year: 2000 + (i % 20),
    date: i,
    doi: `10.5555/made.${i}`,
  }));
}
