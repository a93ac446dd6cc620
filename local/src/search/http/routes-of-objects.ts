import { z } from 'zod';
import { shownOf } from '../answer/hit.ts';
import { ApiError } from '../api-error.ts';
import type { Json, Rec } from '../record.ts';
import { queryOf } from '../settings/settings.ts';
import { type BatchRequest, BatchRequestSchema } from '../store/batch.ts';
import type { IndexData } from '../store/index-data.ts';
import { paramsOf, parsed } from './params.ts';
import type { Call, Route } from './routes.ts';

const BodySchema = z.record(z.string(), z.json());
const BatchSchema = z.object({ requests: z.array(BatchRequestSchema) });
const ManySchema = z.object({
  requests: z.array(z.object({ indexName: z.string(), ...BatchRequestSchema.shape })),
});
const GetSchema = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).optional(),
    }),
  ),
});

const shown = (index: IndexData, record: Rec, attributes: readonly string[] | null): Rec => {
  const query = queryOf(
    index.settings,
    attributes === null ? {} : { attributesToRetrieve: attributes },
  );
  return shownOf(record, { ...query, ...(attributes === null && { attributesToRetrieve: null }) });
};

async function batch({ application, part, body }: Call): Promise<Json> {
  const objectIDs = application.batch(part('index'), parsed(BatchSchema, body).requests);
  return { taskID: await application.task(), objectIDs };
}

/** Several indices in one request: each in the order of what is asked of it. */
async function batchAll({ application, body }: Call): Promise<Json> {
  const { requests } = parsed(ManySchema, body);
  const byIndex = new Map<string, BatchRequest[]>();
  for (const { indexName, ...request } of requests) {
    byIndex.set(indexName, [...(byIndex.get(indexName) ?? []), request]);
  }
  const objectIDs: string[] = [];
  for (const [name, own] of byIndex) objectIDs.push(...application.batch(name, own));
  const task = await application.task();
  const taskID = Object.fromEntries(Array.from(byIndex.keys(), (name) => [name, task]));
  return { taskID, objectIDs };
}

/** One request on the record that the address names. */
async function write(call: Call, action: string): Promise<Json> {
  const { application, part } = call;
  const objectID = part('id');
  const body = { ...parsed(BodySchema, call.body), objectID };
  application.batch(part('index'), [{ action, body }]);
  const at = new Date().toISOString();
  const taskID = await application.task();
  return { taskID, objectID, updatedAt: at, ...(action === 'deleteObject' && { deletedAt: at }) };
}

function read({ application, part, search }: Call): Json {
  const index = application.index(part('index'));
  const record = index.records.get(part('id'));
  if (!record) throw new ApiError(404, 'ObjectID does not exist');
  const asked = search.get('attributesToRetrieve');
  return shown(index, record, asked === null ? null : asked.split(','));
}

function readMany({ application, body }: Call): Json {
  const missing: string[] = [];
  const results = parsed(GetSchema, body).requests.map(
    ({ indexName, objectID, attributesToRetrieve }): Json => {
      const index = application.index(indexName);
      const record = index.records.get(objectID);
      if (record) return shown(index, record, attributesToRetrieve ?? null);
      missing.push(`ObjectID ${objectID} does not exist.`);
      return null;
    },
  );
  return { results, ...(missing.length > 0 && { message: missing.join(' ') }) };
}

async function add({ application, part, body }: Call): Promise<Json> {
  const record = parsed(BodySchema, body);
  const [objectID = ''] = application.batch(part('index'), [{ action: 'addObject', body: record }]);
  return { taskID: await application.task(), objectID, createdAt: new Date().toISOString() };
}

async function removeBy({ application, part, body }: Call): Promise<Json> {
  application.deleteBy(part('index'), paramsOf(body));
  return { taskID: await application.task(), updatedAt: new Date().toISOString() };
}

const partial = (call: Call): Promise<Json> => {
  const isNew = call.search.get('createIfNotExists') !== 'false';
  return write(call, isNew ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate');
};

const ONE = '/1/indexes/:index/:id';
/** After all others, as any word may be an id. */
export const OBJECT_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/objects', right: 'search', answer: readMany },
  { method: 'POST', path: '/1/indexes/*/batch', right: 'addObject', answer: batchAll },
  { method: 'POST', path: '/1/indexes/:index/batch', right: 'addObject', answer: batch },
  {
    method: 'POST',
    path: '/1/indexes/:index/deleteByQuery',
    right: 'deleteIndex',
    answer: removeBy,
  },
  { method: 'POST', path: `${ONE}/partial`, right: 'addObject', answer: partial },
  { method: 'POST', path: '/1/indexes/:index', right: 'addObject', answer: add },
  { method: 'GET', path: ONE, right: 'search', answer: read },
  { method: 'PUT', path: ONE, right: 'addObject', answer: (call) => write(call, 'updateObject') },
  {
    method: 'DELETE',
    path: ONE,
    right: 'deleteObject',
    answer: (call) => write(call, 'deleteObject'),
  },
];
