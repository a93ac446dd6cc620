/** The COUNTER API 5.1 (`/r51`): https://cop5.countermetrics.org, section 8 and appendix D. */
import type { Customer } from '@quire/model/entities/counter';
import { counterApiPath } from '@quire/model/paths';
import { apiKeyHash } from '../api-key.ts';
import { readCustomers } from '../customers.ts';
import { customerReport, type ReportPorts } from './customer-report.ts';
import { Excepted, statusOf } from './exceptions.ts';
import { type Institution, type Platform, THE_WORLD } from './make-report.ts';
import { readAvailable } from './read-usage.ts';
import { institutionIds, reportJson } from './report-json.ts';
import { REPORT_KINDS } from './report-kinds.ts';

const COUNTER_API = counterApiPath();
const REPORTS = `${COUNTER_API}/reports`;

export interface CounterAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CounterAsked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly platform: Platform;
  /** Whether an institution may ask once more; counts it. */
  readonly allows: (customer: string) => Promise<boolean>;
}

/** The limit in words: `budgets.ts` has the same figures. */
export const LIMIT_WORDS =
  'This server allows 500 requests per hour and 2000 per day from a network, and 1000 per day with an api_key.';

/** Whose usage is asked for, by a key. Throws `Excepted`. */
function institutionOf(query: URLSearchParams, customers: readonly Customer[]) {
  const [customer, key] = [query.get('customer_id') ?? '', query.get('api_key') ?? ''];
  const missing = ['customer_id', 'api_key'].filter((name) => !query.get(name));
  if (missing.length > 0) throw new Excepted(1030, missing.join(', '));
  const hash = apiKeyHash(key);
  const owner = customers.find(({ keyHash }) => keyHash === hash);
  if (!owner) throw new Excepted(2020);
  const requestor = query.get('requestor_id');
  if (requestor && requestor !== owner.id) throw new Excepted(2000, 'requestor_id');
  if (customer === THE_WORLD.id) return { owner, institution: THE_WORLD };
  if (customer !== owner.id) throw new Excepted(2010, 'customer_id');
  return { owner, institution: owner };
}

const members = (institution: Institution) => [
  {
    Customer_ID: institution.id,
    Institution_Name: institution.name,
    Institution_ID: institutionIds(institution),
  },
];

async function reportList({ db, now }: ReportPorts) {
  const { since, until } = await readAvailable(db, now());
  return REPORT_KINDS.map(({ id, name, description }) => ({
    Report_Name: name,
    Report_ID: id,
    Release: '5.1',
    Report_Description: description,
    Path: `${REPORTS}/${id.toLowerCase()}`,
    First_Month_Available: since,
    Last_Month_Available: until,
  }));
}

/** Throws `Excepted`; null where there is no such address. */
async function bodyOf(ports: ReportPorts, asked: CounterAsked): Promise<unknown> {
  const { path, query, platform } = asked;
  if (path === `${COUNTER_API}/status`)
    return [{ Description: platform.name, Service_Active: true, Registry_Record: '' }];
  const kind = REPORT_KINDS.find(({ id }) => path === `${REPORTS}/${id.toLowerCase()}`);
  const isKnown = kind !== undefined || path === REPORTS || path === `${COUNTER_API}/members`;
  if (!isKnown) return null;
  const { owner, institution } = institutionOf(query, await readCustomers(ports.db));
  if (!(await asked.allows(owner.id))) throw new Excepted(1020, LIMIT_WORDS);
  if (path === REPORTS) return reportList(ports);
  if (!kind) return members(institution);
  return reportJson(await customerReport(ports, kind, query, { institution, platform }));
}

/** Answers one request of the API: a record, or the one exception that prevents it. */
export async function answerCounter(
  ports: ReportPorts,
  asked: CounterAsked,
): Promise<CounterAnswer> {
  try {
    const body = await bodyOf(ports, asked);
    return body === null ? { status: 404, body: null } : { status: 200, body };
  } catch (error) {
    if (!(error instanceof Excepted)) throw error;
    return { status: statusOf(error.exception), body: error.exception };
  }
}
