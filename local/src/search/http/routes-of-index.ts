import { z } from 'zod';
import { SynonymSchema } from '../engine/synonyms.ts';
import { ApiError } from '../records/api-error.ts';
import type { Json } from '../records/record.ts';
import { SettingsPatchSchema, settingsOf } from '../settings/settings.ts';
import { replicaOf } from '../store/application.ts';
import { rightsOf } from './keys.ts';
import { parsed } from './params.ts';
import { type Call, changing, type Route } from './route.ts';

const FORWARDED = 'forwardToReplicas';
const to = z.string().min(1);
const OperationSchema = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('move'), destination: to }),
  z.strictObject({ operation: z.literal('copy'), destination: to, scope: z.array(z.string()) }),
]);

const list = ({ application }: Call): Json => ({
  nbPages: 1,
  items: application.all().map(({ name, head, settings: { replicas } }) => ({
    name,
    entries: application.searched(name).records.size,
    ...(replicas.length > 0 && { replicas: replicas.map((text) => replicaOf(text).name) }),
    ...(head.primary !== null && { primary: head.primary }),
    ...(head.isVirtual && { virtual: true }),
  })),
});

function settings({ application, part }: Call): Json {
  const { settings: set } = application.searched(part('index'));
  const primary = application.find(part('index'))?.head.primary ?? null;
  const { replicas, ...all } = settingsOf(set);
  const some = replicas.length > 0 ? { replicas } : {};
  return { ...all, ...some, version: 2, ...(primary !== null && { primary }) };
}

const setSettings = changing(({ application, part, body, asks }) =>
  application.setSettings(part('index'), parsed(SettingsPatchSchema, body), asks(FORWARDED)),
);

function task({ application, part }: Call): Json {
  if (application.isTask(Number(part('task')))) return { status: 'published', pendingTask: false };
  throw new ApiError(404, 'Task not found');
}

function key({ part }: Call): Json {
  const acl = rightsOf(part('key'));
  if (acl === null) throw new ApiError(404, 'Key does not exist');
  return { value: part('key'), acl: [...acl] };
}

const operate = changing(({ application, part, body }) => {
  const asked = parsed(OperationSchema, body);
  if (asked.operation === 'move') application.move(part('index'), asked.destination);
  else application.copy(part('index'), asked.destination, asked.scope);
});

const remove = changing(({ application, part }) => application.delete(part('index')));

const synonymsOf = ({ application, part }: Call) =>
  application.find(part('index'))?.head.synonyms ?? [];

const saveSynonyms = changing((call) => {
  const sent = parsed(z.array(SynonymSchema), call.body);
  const isWhole = call.asks('replaceExistingSynonyms');
  const ids = new Set(sent.map(({ objectID }) => objectID));
  const kept = isWhole ? [] : synonymsOf(call).filter(({ objectID }) => !ids.has(objectID));
  call.application.setSynonyms(call.part('index'), [...kept, ...sent], call.asks(FORWARDED));
});

function listSynonyms(call: Call): Json {
  const hits = synonymsOf(call).map((one) => ({ ...one }));
  return { hits, nbHits: hits.length };
}

export const INDEX_ROUTES: readonly Route[] = [
  ['get', '/1/indexes', 'listIndexes', list],
  ['get', '/1/keys/:key', 'search', key],
  ['get', '/1/indexes/:index/task/:task', 'addObject', task],
  ['get', '/1/indexes/:index/settings', 'settings', settings],
  ['put', '/1/indexes/:index/settings', 'editSettings', setSettings],
  ['post', '/1/indexes/:index/operation', 'addObject', operate],
  ['delete', '/1/indexes/:index', 'deleteIndex', remove],
  ['post', '/1/indexes/:index/synonyms/batch', 'editSettings', saveSynonyms],
  ['post', '/1/indexes/:index/synonyms/search', 'settings', listSynonyms],
];
