import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Json } from '../record.ts';
import { SettingsPatchSchema, settingsOf } from '../settings/settings.ts';
import type { Application } from '../store/application.ts';
import type { IndexData } from '../store/index-data.ts';
import { replicasOf } from '../store/replicas.ts';
import { rightsOf } from './keys.ts';
import { parsed } from './params.ts';
import type { Call, Route } from './routes.ts';

const OperationSchema = z.object({
  operation: z.enum(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});

const updated = async (application: Application): Promise<Json> => ({
  taskID: await application.task(),
  updatedAt: new Date().toISOString(),
});

function settings({ application, part }: Call): Json {
  const index = application.index(part('index'));
  const { primary } = index.head;
  const all = { ...settingsOf(index.settings), ...index.settings };
  return {
    ...(JSON.parse(JSON.stringify(all)) as { [name: string]: Json }),
    version: 2,
    ...(primary !== null && { primary }),
  };
}

function list({ application, search }: Call): Json {
  const indices = application.all().map(described);
  const page = search.get('page');
  if (page === null) return { items: indices, nbPages: 1 };
  const count = Number(search.get('hitsPerPage') ?? 100);
  const from = Number(page) * count;
  return { items: indices.slice(from, from + count), nbPages: Math.ceil(indices.length / count) };
}

function described(index: IndexData): Json {
  const size = [...index.records.values()].reduce(
    (sum, one) => sum + JSON.stringify(one).length,
    0,
  );
  const replicas = replicasOf(settingsOf(index.head.settings).replicas).map(({ name }) => name);
  return {
    name: index.name,
    createdAt: index.head.createdAt,
    updatedAt: index.updatedAt,
    entries: index.records.size,
    dataSize: size,
    fileSize: size,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(replicas.length > 0 && { replicas }),
    ...(index.head.primary !== null && { primary: index.head.primary }),
    ...(index.isVirtual && { virtual: true }),
  };
}

function task({ application, part }: Call): Json {
  if (application.isTask(Number(part('task')))) return { status: 'published', pendingTask: false };
  throw new ApiError(404, 'Task not found');
}

function key({ credentials, part }: Call): Json {
  const acl = rightsOf(credentials, part('key'));
  if (acl === null) throw new ApiError(404, 'Key does not exist');
  return { value: part('key'), acl: [...acl], createdAt: 0, validity: 0 };
}

async function operate({ application, part, body }: Call): Promise<Json> {
  const { operation, destination, scope } = parsed(OperationSchema, body);
  if (destination === part('index')) throw new ApiError(400, 'Source and destination are the same');
  if (operation === 'copy') application.copy(part('index'), destination, scope ?? null);
  else application.move(part('index'), destination);
  return updated(application);
}

export const INDEX_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/1/indexes', right: 'listIndexes', answer: list },
  { method: 'GET', path: '/1/keys/:key', right: 'search', answer: key },
  { method: 'GET', path: '/1/task/:task', right: 'addObject', answer: task },
  { method: 'GET', path: '/1/indexes/:index/task/:task', right: 'addObject', answer: task },
  { method: 'GET', path: '/1/indexes/:index/settings', right: 'settings', answer: settings },
  {
    method: 'PUT',
    path: '/1/indexes/:index/settings',
    right: 'editSettings',
    answer: ({ application, part, body, search }) => {
      const patch = parsed(SettingsPatchSchema, body);
      application.setSettings(part('index'), patch, search.get('forwardToReplicas') === 'true');
      return updated(application);
    },
  },
  { method: 'POST', path: '/1/indexes/:index/operation', right: 'addObject', answer: operate },
  {
    method: 'POST',
    path: '/1/indexes/:index/clear',
    right: 'deleteIndex',
    answer: ({ application, part }) => {
      application.batch(part('index'), [{ action: 'clear', body: {} }]);
      return updated(application);
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index',
    right: 'deleteIndex',
    answer: async ({ application, part }) => {
      application.delete(part('index'));
      return { taskID: await application.task(), deletedAt: new Date().toISOString() };
    },
  },
];
