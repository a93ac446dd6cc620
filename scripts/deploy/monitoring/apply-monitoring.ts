import { z } from 'zod';
import {
  alertPolicies,
  budgetOf,
  channelOf,
  ERROR_METRIC,
  uptimeCheckOf,
  type WatchedPress,
} from './monitoring-plan.ts';

/** Asks a Google API with the rights of whoever deploys. Rejects where the answer is not 2xx. */
export type GoogleRequest = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: unknown,
) => Promise<unknown>;

const MONITORING = 'https://monitoring.googleapis.com/v3';
const LOGGING = 'https://logging.googleapis.com/v2';
const BILLING = 'https://cloudbilling.googleapis.com/v1';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

const NamedSchema = z.object({ name: z.string(), displayName: z.string().default('') });
type Named = z.infer<typeof NamedSchema>;
const BillingSchema = z.object({ billingAccountName: z.string().default('') });

type Applied = 'created' | 'updated';
export type AppliedMonitoring = readonly (readonly [what: string, done: Applied | 'left out'])[];

/** All entries of a list, however many pages it has. */
async function list(google: GoogleRequest, url: string, field: string): Promise<Named[]> {
  const PageSchema = z.object({
    [field]: z.array(NamedSchema).default([]),
    nextPageToken: z.string().default(''),
  });
  const found: Named[] = [];
  let token = '';
  do {
    const page = PageSchema.parse(
      await google('GET', token ? `${url}?pageToken=${encodeURIComponent(token)}` : url),
    );
    found.push(...z.array(NamedSchema).parse(page[field]));
    token = z.string().parse(page.nextPageToken);
  } while (token !== '');
  return found;
}

interface Kind {
  /** Of the API, up to the version. */
  readonly api: string;
  /** `projects/ID/alertPolicies`. */
  readonly collection: string;
  /** The name of its list in an answer. */
  readonly field: string;
}

/** Creates an entry, or updates the one of the same name: a second deployment makes no second one. */
async function put(
  google: GoogleRequest,
  { api, collection, field }: Kind,
  entry: Readonly<Record<string, unknown>> & { readonly displayName: string },
): Promise<{ readonly name: string; readonly done: Applied }> {
  const all = await list(google, `${api}/${collection}`, field);
  const known = all.find(({ displayName }) => displayName === entry.displayName);
  if (!known) {
    const created = await google('POST', `${api}/${collection}`, entry);
    return { name: NamedSchema.parse(created).name, done: 'created' };
  }
  const mask = Object.keys(entry).join(',');
  await google('PATCH', `${api}/${known.name}?updateMask=${encodeURIComponent(mask)}`, entry);
  return { name: known.name, done: 'updated' };
}

/**
 * Has Google Cloud watch the press as `monitoring-plan.ts` says. May be repeated. Needs the APIs `monitoring`, `logging` and,
 * for a budget, `billingbudgets`; rejects with what the API answered.
 */
export async function applyMonitoring(
  google: GoogleRequest,
  press: WatchedPress,
): Promise<AppliedMonitoring> {
  const project = `projects/${press.project}`;
  const ofProject = (field: string): Kind => ({
    api: MONITORING,
    collection: `${project}/${field}`,
    field,
  });
  const channel = await put(google, ofProject('notificationChannels'), channelOf(press));
  // `PUT` creates it too.
  await google('PUT', `${LOGGING}/${project}/metrics/${ERROR_METRIC.name}`, ERROR_METRIC);
  const uptime = await put(google, ofProject('uptimeCheckConfigs'), uptimeCheckOf(press));
  const applied: [string, Applied | 'left out'][] = [
    [`mail to ${press.email}`, channel.done],
    [`uptime check of https://${press.host}/health`, uptime.done],
  ];
  const checkId = uptime.name.split('/').at(-1) ?? '';
  for (const policy of alertPolicies(checkId)) {
    const whole = { ...policy, notificationChannels: [channel.name] };
    const { done } = await put(google, ofProject('alertPolicies'), whole);
    applied.push([policy.displayName, done]);
  }
  applied.push(['budget', await applyBudget(google, press, channel.name)]);
  return applied;
}

async function applyBudget(
  google: GoogleRequest,
  press: WatchedPress,
  channel: string,
): Promise<Applied | 'left out'> {
  const budget = budgetOf(press, channel);
  if (!budget) return 'left out';
  const billing = await google('GET', `${BILLING}/projects/${press.project}/billingInfo`);
  const { billingAccountName } = BillingSchema.parse(billing);
  if (!billingAccountName) return 'left out';
  const kind = { api: BUDGETS, collection: `${billingAccountName}/budgets`, field: 'budgets' };
  const { done } = await put(google, kind, { displayName: `Quire: ${press.project}`, ...budget });
  return done;
}
