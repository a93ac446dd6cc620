import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { type Synonym, SynonymSchema } from '../query/synonyms.ts';
import type { Json } from '../record.ts';
import { parsed } from './params.ts';
import type { Call, Route } from './routes.ts';

const PageSchema = z.looseObject({
  query: z.string().default(''),
  page: z.int().nonnegative().default(0),
  hitsPerPage: z.int().positive().default(100),
});

const isForwarded = ({ search }: Call): boolean => search.get('forwardToReplicas') === 'true';
const known = ({ application, part }: Call): readonly Synonym[] =>
  application.find(part('index'))?.head.synonyms ?? [];

async function keep(call: Call, synonyms: readonly Synonym[]): Promise<Json> {
  call.application.setSynonyms(call.part('index'), synonyms, isForwarded(call));
  return { taskID: await call.application.task(), updatedAt: new Date().toISOString() };
}

function one(call: Call): Synonym {
  const found = known(call).find(({ objectID }) => objectID === call.part('id'));
  if (!found) throw new ApiError(404, `Synonym set ${call.part('id')} does not exist`);
  return found;
}

function page(call: Call): Json {
  const { query, page: number, hitsPerPage } = parsed(PageSchema, call.body);
  const found = known(call).filter((one) =>
    JSON.stringify(one).toLowerCase().includes(query.toLowerCase()),
  );
  const from = number * hitsPerPage;
  const hits = found
    .slice(from, from + hitsPerPage)
    .map((one) => ({ ...one, _highlightResult: {} }));
  return { hits, nbHits: found.length };
}

/** Query rules are not here: nothing asks for them, and a copy may. */
const noRules = (): Json => ({ hits: [], nbHits: 0, page: 0, nbPages: 0 });

export const SYNONYM_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/:index/synonyms/batch',
    right: 'editSettings',
    answer: (call) => {
      const sent = parsed(z.array(SynonymSchema), call.body);
      const isWhole = call.search.get('replaceExistingSynonyms') === 'true';
      const ids = new Set(sent.map(({ objectID }) => objectID));
      const kept = isWhole ? [] : known(call).filter(({ objectID }) => !ids.has(objectID));
      return keep(call, [...kept, ...sent]);
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/synonyms/clear',
    right: 'editSettings',
    answer: (call) => keep(call, []),
  },
  { method: 'POST', path: '/1/indexes/:index/synonyms/search', right: 'settings', answer: page },
  {
    method: 'GET',
    path: '/1/indexes/:index/synonyms/:id',
    right: 'settings',
    answer: (call) => ({ ...one(call) }),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/synonyms/:id',
    right: 'editSettings',
    answer: async (call) => {
      const sent = parsed(SynonymSchema, call.body);
      const kept = known(call).filter(({ objectID }) => objectID !== sent.objectID);
      const done = await keep(call, [...kept, sent]);
      return { id: sent.objectID, ...Object(done) };
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/synonyms/:id',
    right: 'editSettings',
    answer: (call) =>
      keep(
        call,
        known(call).filter(({ objectID }) => objectID !== call.part('id')),
      ),
  },
  { method: 'POST', path: '/1/indexes/:index/rules/search', right: 'settings', answer: noRules },
];
