/** Visits to a filled press, as the functions answer them: every row of the route table, and addresses for machines. */
import { readFileSync } from 'node:fs';
import { DIGESTS, statisticsDigestId } from '@quire/model/collections';
import { type StatYears, StatYearsSchema, YEAR_FIGURES } from '@quire/model/entities/stat-years';
import { apiAnswer } from '../domain/api/answer-api.ts';
import { API } from '../domain/api/api-paths.ts';
import { machineAnswer } from '../domain/feeds/answer.ts';
import { answerOai } from '../domain/oai/answer-oai.ts';
import { type FilledPress, fillPress, type TextsOf } from './fill-press.ts';
import { type AddressedPress, startTestPress } from './test-press.ts';

const ORIGIN = 'https://press.example';
const ROUTES = new URL('../../../web/src/routes.ts', import.meta.url);

/** The built web app, without which no page can be visited: `npm run build -w web`. */
export const PAGE_ENTRY = new URL('../../../web/dist/server/entry-server.js', import.meta.url);

/** The rows that are shown in the press's layout: the others are signed-in areas. */
export const PUBLIC_PATTERNS = (
  readFileSync(ROUTES, 'utf8').split('readonly RouteRow[] =')[1] ?? ''
)
  .split(/\bpath: '/)
  .slice(1)
  .filter((row) => !/\blayout: false\b/.test(row))
  .map((row) => row.slice(0, row.indexOf("'")));

/** An address of the pattern in a filled press. */
export function addressOf(pattern: string, filled: FilledPress): string {
  const values: Readonly<Record<string, string>> = {
    ...{ journal_key: filled.journal, jkey: filled.journal },
    ...{ issueid: filled.issue, jissue: filled.issue, akey: filled.akey },
    ...{ pkey: filled.person, ckey: filled.ckey, code: 'K7QM-2RTX-9WHD' },
    ...{ skey: filled.skey, bkey: filled.bkey, chapter: '1', list: `list${filled.articlePages}` },
    page: pattern.startsWith('/about/') ? 'open_access' : 'for_authors',
  };
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`tell this file what :${name} of ${pattern} may be`);
    return value;
  });
}

/** The part of `web/src/entry-server.tsx` that is used. */
interface Entry {
  render(request: Request, context: object): Promise<Response>;
}

export interface VisitedPress {
  readonly press: AddressedPress;
  readonly filled: FilledPress;
}

/** A press of so many articles (`fillPress`) with a journal that publishes its figures. */
export async function openVisited(articles: number, textsOf?: TextsOf): Promise<VisitedPress> {
  const press = await startTestPress();
  const filled = await fillPress(press, articles, textsOf);
  const { db } = press;
  await db.collection(DIGESTS).doc(statisticsDigestId(filled.journal)).set(statistics(filled));
  return { press, filled };
}

const statistics = ({ journal }: FilledPress): StatYears => {
  const figures = Object.fromEntries(YEAR_FIGURES.map((key) => [key, { value: 1 }]));
  const period = { from: '2026-01-01', to: '2026-03-10', figures };
  return StatYearsSchema.parse({
    ...{ scope: journal, until: period.to, updatedAt: '2026-03-11T05:00:00Z', mostRead: [] },
    periods: [period, period, period],
  });
};

interface Visit {
  readonly status: number;
  readonly body: string;
  /** The documents that were read, found or not. */
  readonly reads: readonly string[];
}

function counting({ db }: AddressedPress) {
  const reads: string[] = [];
  const document = async (collection: string, id: string): Promise<unknown> => {
    reads.push(`${collection}/${id}`);
    return (await db.collection(collection).doc(id).get()).data() ?? null;
  };
  return { reads, document };
}

/** Answers a request for a page. */
export async function visitPage({ press }: VisitedPress, address: string): Promise<Visit> {
  const { render }: Entry = await import(PAGE_ENTRY.href);
  const { reads, document } = counting(press);
  const reader = { document, media: async () => '<p>It rises and it falls.</p>' };
  const context = { origin: ORIGIN, mediaOrigin: ORIGIN, firestore: { projectId: 'demo' }, reader };
  const answer = await render(new Request(ORIGIN + address), context);
  return { status: answer.status, body: await answer.text(), reads };
}

/** Answers a request for a feed, a part of the sitemap or the description of the search. */
export async function visitMachine({ press }: VisitedPress, address: string): Promise<Visit> {
  const { reads, document } = counting(press);
  const answer = await machineAnswer(document, ORIGIN, address);
  return { status: answer ? 200 : 404, body: answer?.body ?? '', reads };
}

/** Answers a request for `/api/v1/…`, whose bodies are sent as JSON. */
export async function visitApi({ press }: VisitedPress, address: string): Promise<Visit> {
  const { reads, document } = counting(press);
  const { pathname, searchParams } = new URL(address, ORIGIN);
  const ports = { read: document, readFile: async () => null, origin: ORIGIN };
  const { status, body } = await apiAnswer(ports, pathname.slice(API.length), searchParams);
  return { status, body: JSON.stringify(body), reads };
}

/** Answers a harvester. What it reads is counted by Firestore alone. */
export async function visitOai({ press }: VisitedPress, address: string): Promise<Visit> {
  const asked = new URL(address, ORIGIN).searchParams;
  return { status: 200, body: await answerOai(press, asked), reads: [] };
}
