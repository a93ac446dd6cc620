import { expect, it } from 'vitest';
import { z } from 'zod';
import { applyMonitoring, type GoogleRequest } from './apply-monitoring.ts';
import type { WatchedPress } from './monitoring-plan.ts';

const PRESS: WatchedPress = {
  project: 'tide-press',
  host: 'press.example',
  email: 'admin@press.example',
  budget: { amount: 20, currency: 'EUR' },
};

/** As the reference of `projects.alertPolicies` has it: https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
const Duration = z.string().regex(/^\d+s$/);
const PolicySchema = z.strictObject({
  displayName: z.string().max(512),
  combiner: z.enum(['AND', 'OR', 'AND_WITH_MATCHING_RESOURCE']),
  conditions: z.array(
    z.union([
      z.strictObject({
        displayName: z.string(),
        conditionThreshold: z.strictObject({
          filter: z.string().max(2048),
          aggregations: z.array(
            z.strictObject({
              alignmentPeriod: Duration,
              perSeriesAligner: z.enum(['ALIGN_NEXT_OLDER', 'ALIGN_SUM']),
              crossSeriesReducer: z.enum(['REDUCE_COUNT_FALSE', 'REDUCE_SUM']),
              groupByFields: z.array(z.string()).optional(),
            }),
          ),
          comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
          thresholdValue: z.number(),
          duration: Duration,
          trigger: z.strictObject({ count: z.number().int() }),
        }),
      }),
      z.strictObject({
        displayName: z.string(),
        conditionMatchedLog: z.strictObject({ filter: z.string().max(2048) }),
      }),
    ]),
  ),
  alertStrategy: z.strictObject({
    notificationRateLimit: z.strictObject({ period: Duration }).optional(),
    autoClose: Duration,
  }),
  documentation: z.strictObject({
    content: z.string().max(8_192),
    mimeType: z.literal('text/markdown'),
  }),
  notificationChannels: z.array(z.string().regex(/^projects\/[^/]+\/notificationChannels\/[^/]+$/)),
});

/** The APIs as they keep what they are given: `POST` names it, lists have two entries a page. */
function google() {
  const kept = new Map<string, Record<string, unknown>>();
  const asked: string[] = [];
  const request: GoogleRequest = async (method, url, body) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace(/^\/v\d\//, '');
    asked.push(`${method} ${path}`);
    if (path.endsWith('/billingInfo')) return { billingAccountName: 'billingAccounts/01-AB' };
    if (method === 'GET') {
      const all = [...kept].filter(([name]) => name.startsWith(`${path}/`));
      const from = Number(searchParams.get('pageToken') ?? 0);
      const entries = all.slice(from, from + 2).map(([name, entry]) => ({ ...entry, name }));
      const field = path.split('/').at(-1) ?? '';
      return { [field]: entries, ...(from + 2 < all.length && { nextPageToken: `${from + 2}` }) };
    }
    const name = method === 'POST' ? `${path}/${kept.size + 1}` : path;
    kept.set(name, z.record(z.string(), z.unknown()).parse(body));
    return { ...kept.get(name), name };
  };
  const of = (field: string) =>
    [...kept].filter(([name]) => name.includes(`/${field}/`)).map(([, entry]) => entry);
  return { request, asked, of };
}

it('creates the check, the channel, the metric, the alerts and the budget once', async () => {
  const { request, asked, of } = google();
  const first = await applyMonitoring(request, PRESS);
  expect(first.every(([, done]) => done === 'created')).toBe(true);
  const made = [
    'notificationChannels',
    'uptimeCheckConfigs',
    'alertPolicies',
    'budgets',
    'metrics',
  ];
  const counts = () => made.map((field) => of(field).length);
  expect(counts()).toEqual([1, 1, 5, 1, 1]);

  asked.length = 0;
  const second = await applyMonitoring(request, { ...PRESS, email: 'other@press.example' });
  expect(second.every(([, done]) => done === 'updated')).toBe(true);
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  expect(counts()).toEqual([1, 1, 5, 1, 1]);
  expect(of('notificationChannels')[0]).toMatchObject({
    labels: { email_address: 'other@press.example' },
  });
});

it('gives alerts the shape of the API, and the channel and the check that were created', async () => {
  const { request, of } = google();
  await applyMonitoring(request, PRESS);
  const policies = of('alertPolicies').map((policy) => PolicySchema.parse(policy));
  expect(policies[0]?.notificationChannels).toEqual(['projects/tide-press/notificationChannels/1']);
  expect(JSON.stringify(policies[0])).toContain('check_id=\\"3\\"');
  for (const { conditions, alertStrategy } of policies) {
    // The API refuses a limit for other alerts than those of logs, and those of logs without one.
    const isOfLogs = conditions.some((condition) => 'conditionMatchedLog' in condition);
    expect(alertStrategy.notificationRateLimit !== undefined).toBe(isOfLogs);
  }
});

it('sets no budget where none is named', async () => {
  const { request, of } = google();
  const { budget: _, ...unlimited } = PRESS;
  expect((await applyMonitoring(request, unlimited)).at(-1)).toEqual(['budget', 'left out']);
  expect(of('budgets')).toEqual([]);
});
