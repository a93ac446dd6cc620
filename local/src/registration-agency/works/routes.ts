/** `GET /works`, `/works/{doi}` and `/works/{doi}/agency`: of api.crossref.org what the press reads back. */
import { type Answer, type Call, json, plain, type Route } from '../http/answer.ts';
import { isOlder, type Registration } from '../store/registration.ts';
import { matchingWorks } from './matching-works.ts';
import { saidByOthers, shownWork } from './shown-work.ts';

const NOT_FOUND = plain(404, 'Resource not found.');
const isShown = (one: Registration | undefined, { behaviour, clock }: Call): one is Registration =>
  one?.agency === 'crossref' && isOlder(one, behaviour.worksMs, clock());
const shownIn = (call: Call): Registration[] =>
  call.registry.registrations().filter((one) => isShown(one, call));

const answered = (type: string, message: object, status = 200): Answer => {
  const is = status === 200 ? 'ok' : 'failed';
  const version = status === 200 ? { 'message-version': '1.0.0' } : {};
  return json({ status: is, 'message-type': type, ...version, message }, status);
};

function work(call: Call): Answer {
  const doi = call.path.replace(/^(\/v1)?\/works\//, '');
  const found = call.registry.find(doi);
  if (!isShown(found, call)) return NOT_FOUND;
  return answered('work', shownWork(found, saidByOthers(shownIn(call))));
}

const LABELS = { crossref: 'Crossref', datacite: 'DataCite' } as const;

function agencyOf(call: Call): Answer {
  const doi = call.path.replace(/^(\/v1)?\/works\//, '').replace(/\/agency$/, '');
  const found = call.registry.find(doi);
  if (!found || found.state === 'draft') return NOT_FOUND;
  const agency = { id: found.agency, label: LABELS[found.agency] };
  return answered('work-agency', { DOI: doi.toLowerCase(), agency });
}

const QUERIES = ['query', 'query.bibliographic', 'query.title', 'query.author'];
const OTHERS = ['rows', 'offset', 'mailto', 'select'];
const ROWS_MAX = 1_000;

/** Other parameters are refused, as the API does with those that it does not know. */
function works(call: Call): Answer {
  const { query } = call;
  const unknown = [...query.keys()].find((name) => ![...QUERIES, ...OTHERS].includes(name));
  if (unknown !== undefined) return refused('parameter-not-allowed', unknown);
  const [rows, offset] = [numberIn(query, 'rows', 20), numberIn(query, 'offset', 0)];
  if (rows === null || rows > ROWS_MAX) return refused('integer-not-valid', 'rows');
  if (offset === null) return refused('integer-not-valid', 'offset');
  const all = shownIn(call);
  const words = QUERIES.flatMap((name) => query.get(name) ?? []).join(' ');
  const found = words ? matchingWorks(all, words) : all.map((one) => ({ work: one, score: 1 }));
  const others = saidByOthers(all);
  const selected = query.get('select')?.split(',');
  const items = found.slice(offset, offset + rows).map((one) => {
    const shown = { ...shownWork(one.work, others), score: one.score };
    const kept = Object.entries(shown).filter(([name]) => !selected || selected.includes(name));
    return Object.fromEntries(kept);
  });
  return answered('work-list', {
    ...{ facets: {}, 'total-results': found.length, items, 'items-per-page': rows },
    query: { 'start-index': offset, 'search-terms': words || null },
  });
}

function numberIn(query: URLSearchParams, name: string, otherwise: number): number | null {
  const said = query.get(name);
  if (said === null) return otherwise;
  return /^\d{1,6}$/.test(said) ? Number(said) : null;
}

const refused = (type: string, value: string): Answer =>
  answered('validation-failure', [{ type, value, message: `${value}: ${type}` }], 400);

const reading = { methods: ['GET', 'HEAD'], kind: 'read' } as const;
export const WORK_ROUTES: readonly Route[] = [
  { ...reading, path: /^(\/v1)?\/works\/?$/, answer: works },
  { ...reading, path: /^(\/v1)?\/works\/10\..*\/.+\/agency$/, answer: agencyOf },
  { ...reading, path: /^(\/v1)?\/works\/.+$/, answer: work },
];
