/**
 * A registration agency on this machine: of Crossref and DataCite what depositing, asking and reading back needs,
 * the resolver of DOIs, and the articles of DOAJ. For tests and `npm start`; nothing is registered anywhere else. It does not know the press.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Behaviour } from './control/behaviour.ts';
import { FORWARD_LINK_ROUTES } from './crossref/forward-links.ts';
import { SERVLET_ROUTES } from './crossref/servlet.ts';
import { SYNC_ROUTES } from './crossref/sync.ts';
import { workOff } from './crossref/work-off.ts';
import { DATACITE_ROUTES } from './datacite/routes.ts';
import { DOAJ_ROUTES } from './doaj/routes.ts';
import { Examinations } from './examining/examinations.ts';
import {
  type AgencyParts,
  type Answer,
  type Call,
  plain,
  type ReceivedRequest,
  type Route,
} from './http/answer.ts';
import { bodyOfRequest, decodedPath } from './http/read-request.ts';
import { withFault } from './http/with-fault.ts';
import { CONTROL_ROUTES, forgetEverything } from './remote/routes.ts';
import { RESOLVER_ROUTES } from './resolver/routes.ts';
import type { Account } from './store/account.ts';
import type { DoajArticle } from './store/doaj-article.ts';
import type { Registration } from './store/registration.ts';
import { Registry } from './store/registry.ts';
import { type Delay, NO_DELAY, type Submission } from './store/submission.ts';
import { importWorks } from './works/imported-works.ts';
import { WORK_ROUTES } from './works/routes.ts';
import { SchemaCheck } from './xml/check-schema.ts';

export interface RegistrationAgencyOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where everything is kept between runs; null keeps it in memory. */
  readonly folder: string | null;
  readonly accounts: readonly Account[];
  /** Works of others, a line each, that it knows from the start. */
  readonly works?: string;
  /** How long submissions take; absent: none. */
  readonly delay?: Partial<Delay>;
  /** The folder with the schemas of Crossref and DataCite; absent: XML has to be well-formed, no more. */
  readonly standards?: string | null;
  readonly clock?: () => number;
}

export interface RunningRegistrationAgency {
  readonly url: string;
  readonly behaviour: Behaviour;
  /** The latest thousand requests, the oldest first. */
  readonly received: readonly ReceivedRequest[];
  submissions(): readonly Submission[];
  /** What a submission's file holds. */
  contentsOf(submission: Submission): string;
  find(doi: string): Registration | undefined;
  /** What DOAJ knows. */
  doajArticles(): readonly DoajArticle[];
  /** Adds works of others, a line each, as api.crossref.org has them. Returns how many are new. */
  importWorks(lines: string): number;
  /** Forgets everything that was handed in and set. */
  clear(): void;
  /** Resolves when everything is kept. */
  stop(): Promise<void>;
}

const ROUTES: readonly Route[] = [
  ...[...SERVLET_ROUTES, ...SYNC_ROUTES, ...FORWARD_LINK_ROUTES, ...DOAJ_ROUTES],
  ...[...DATACITE_ROUTES, ...WORK_ROUTES, ...RESOLVER_ROUTES, ...CONTROL_ROUTES],
];
const RECEIVED_MAX = 1_000;
/** Of each, what is kept of its body. */
const RECEIVED_BYTES = 256 * 1024;
const textOf = (body: Uint8Array): string =>
  Buffer.from(body.subarray(0, RECEIVED_BYTES)).toString('utf8');

/** Starts it. Rejects where the port is taken, or what was kept cannot be read. */
export async function startRegistrationAgency(
  options: RegistrationAgencyOptions,
): Promise<RunningRegistrationAgency> {
  const { host, port, folder, accounts, delay, standards = null, clock = Date.now } = options;
  const registry = await Registry.open(folder);
  const behaviour = new Behaviour(accounts, { ...NO_DELAY, ...delay });
  const momentNow = () => new Date(clock()).toISOString();
  importWorks(registry, options.works ?? '', momentNow());
  const received: ReceivedRequest[] = [];
  const schemas = new SchemaCheck(standards);
  const examinations = new Examinations(schemas);
  const parts: AgencyParts = { registry, behaviour, schemas, examinations, clock, received };
  /** One request after another: what one says, the next one finds. */
  let work: Promise<unknown> = Promise.resolve();

  async function callOf(request: IncomingMessage): Promise<Call | Answer> {
    const body = await bodyOfRequest(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://agency.local');
    const path = decodedPath(pathname);
    if (body === null) return plain(413, 'The request is too large.');
    if (path === null) return plain(400, 'The address cannot be read.');
    const { method = 'GET' } = request;
    received.push({ method, path, body: textOf(body), at: clock() });
    if (received.length > RECEIVED_MAX) received.shift();
    const header = (name: string) => String(request.headers[name] ?? '');
    return { ...parts, method, path, query: searchParams, header, body };
  }

  /** Null where the connection is to break, or stay silent: `withFault` has seen to that. */
  async function answer(call: Call, response: ServerResponse): Promise<Answer | null> {
    workOff(call);
    const there = ROUTES.filter(({ path }) => path.test(call.path));
    const route = there.find(({ methods }) => methods.includes(call.method));
    if (!route) return plain(there.length > 0 ? 405 : 404, 'There is nothing here.');
    const given = await withFault(route, call, response);
    workOff(call);
    await registry.written();
    return given;
  }

  const server = createServer(async (request, response) => {
    try {
      const call = await callOf(request);
      const turn = work.then(() => ('status' in call ? call : answer(call, response)));
      work = turn.catch(() => undefined);
      const given = await turn;
      if (given === null || response.destroyed) return;
      const { status, type, body, headers } = given;
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    } catch (error) {
      console.error('registration agency:', error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error');
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the agency has no port');
  return {
    ...{ url: `http://${host}:${address.port}`, behaviour, received },
    submissions: () => registry.submissions(),
    contentsOf: (submission) => registry.contentsOf(submission),
    find: (doi) => registry.find(doi),
    doajArticles: () => registry.doajArticles(),
    importWorks: (lines) => importWorks(registry, lines, momentNow()),
    clear: () => forgetEverything(parts),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await work;
      await registry.written();
    },
  };
}
