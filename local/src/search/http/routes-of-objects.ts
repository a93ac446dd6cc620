import { z } from 'zod';
import { shownOf } from '../answer/hit.ts';
import { ApiError } from '../records/api-error.ts';
import type { Json } from '../records/record.ts';
import { type BatchRequest, BatchRequestSchema } from '../store/batch.ts';
import { paramsOf, parsed } from './params.ts';
import { type Call, changing, kept, type Route } from './route.ts';

const BodySchema = z.record(z.string(), z.json());
const BatchSchema = z.strictObject({ requests: z.array(BatchRequestSchema) });
const GetSchema = z.strictObject({
  requests: z.array(
    z.strictObject({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).default(['*']),
    }),
  ),
});

const writing = (requestsOf: (call: Call) => readonly BatchRequest[]) => async (call: Call) => {
  const objectIDs = call.application.batch(call.part('index'), requestsOf(call));
  return { ...(await kept(call)), objectIDs, objectID: objectIDs[0] ?? null };
};

const batch = writing(({ body }) => parsed(BatchSchema, body).requests);
const add = writing(({ body }) => [{ action: 'addObject', body: parsed(BodySchema, body) }]);
const remove = writing(({ part }) => [{ action: 'deleteObject', body: { objectID: part('id') } }]);
const clear = writing(() => [{ action: 'clear', body: {} }]);
const removeBy = changing(({ application, part, body }) =>
  application.deleteBy(part('index'), paramsOf(body)),
);

function read({ application, part }: Call): Json {
  const record = application.searched(part('index')).records.get(part('id'));
  if (!record) throw new ApiError(404, 'ObjectID does not exist');
  return record;
}

function readMany({ application, body }: Call): Json {
  const { requests } = parsed(GetSchema, body);
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const record = application.searched(indexName).records.get(objectID);
    return record ? shownOf(record, attributesToRetrieve) : null;
  });
  return { results };
}

export const OBJECT_ROUTES: readonly Route[] = [
  ['post', '/1/indexes/:all(\\*)/objects', 'search', readMany],
  ['post', '/1/indexes/:index/batch', 'addObject', batch],
  ['post', '/1/indexes/:index/clear', 'deleteIndex', clear],
  ['post', '/1/indexes/:index/deleteByQuery', 'deleteIndex', removeBy],
  ['post', '/1/indexes/:index', 'addObject', add],
  ['get', '/1/indexes/:index/:id', 'search', read],
  ['delete', '/1/indexes/:index/:id', 'deleteObject', remove],
];
