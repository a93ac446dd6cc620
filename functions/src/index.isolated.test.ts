// First: it sets the limits of all that is made below.
import './entry/limits.ts';

import { readFileSync } from 'node:fs';
import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import { CALL_GROUPS } from '@quire/model/calls/call-groups';
import { CALLS } from '@quire/model/calls/calls';
import { SCHEDULED_JOBS } from '@quire/model/schedules';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { REACTIONS } from './entry/triggers/on-record-written.ts';
import * as functions from './index.ts';

it('has a row of the README for each function and each call, and for no others', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(
    [
      ...Object.keys(functions),
      ...Object.keys(CALLS),
      ...Object.values(SCHEDULED_JOBS).flat(),
    ].toSorted(),
  );
});

it('has a row of the README for each collection that something follows from', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)\/\{id\}` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...REACTIONS.keys()].toSorted());
});

/** What Firebase reads of a function on deploying, as far as it bounds what the function may cost. */
const EndpointSchema = z.object({
  maxInstances: z.number().int().min(1),
  concurrency: z.number().int().min(1),
  cpu: z.number().min(0.08),
  timeoutSeconds: z.number().int().min(1),
  availableMemoryMb: z.number().int().min(128),
  httpsTrigger: z.object({}).optional(),
  callableTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({}).optional(),
  labels: z.record(z.string(), z.string()).default({}),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
});
const ENDPOINTS = Object.entries(functions).map(([name, made]) => ({
  name,
  // Of a function, for tools: no part of its type.
  endpoint: EndpointSchema.parse(Reflect.get(Object(made), '__endpoint')),
}));

it('bounds the instances, the time and the memory of every function', () => {
  expect(ENDPOINTS.length).toBeLessThanOrEqual(25);
  for (const { name, endpoint } of ENDPOINTS) {
    expect(endpoint.maxInstances, name).toBeLessThanOrEqual(20);
    expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(540);
    expect(endpoint.availableMemoryMb, name).toBeLessThanOrEqual(2_048);
    if (endpoint.scheduleTrigger) expect(endpoint.maxInstances, name).toBe(1);
  }
});

/** What a new project may use of Cloud Run in one region. */
const NEW_PROJECT = { cpu: 20, megabytes: 40 * 1_024 };

it('fits into the quotas of a new project, all functions being created at once', () => {
  const sum = ENDPOINTS.reduce((total, { endpoint }) => total + endpoint.cpu, 0);
  expect(sum).toBeLessThanOrEqual(NEW_PROJECT.cpu);
});

it('asks for no more instances of a function than the quotas allow', () => {
  for (const { name, endpoint } of ENDPOINTS) {
    const { maxInstances, cpu, availableMemoryMb } = endpoint;
    expect(maxInstances * cpu, name).toBeLessThanOrEqual(NEW_PROJECT.cpu);
    expect(maxInstances * availableMemoryMb, name).toBeLessThanOrEqual(NEW_PROJECT.megabytes);
  }
});

it('gives a fraction of a processor where Cloud Run allows it', () => {
  for (const { name, endpoint } of ENDPOINTS.filter((each) => each.endpoint.cpu < 1)) {
    expect(endpoint.concurrency, name).toBe(1);
    expect(endpoint.availableMemoryMb, name).toBeLessThanOrEqual(endpoint.cpu < 0.5 ? 512 : 1_024);
  }
});

/** Those that need more, because files go through them, with what they need. */
const HEAVY: Readonly<Record<string, readonly [seconds: number, megabytes: number]>> = {
  reviewerUpload: [180, 1_024],
  reviewFile: [300, 2_048],
};

it('gives little to what anybody may drive', () => {
  const open = ENDPOINTS.filter(
    ({ endpoint }) => endpoint.httpsTrigger || endpoint.labels.access === 'public',
  );
  expect(open.map(({ name }) => name)).toContain('visitor');
  expect(open.map(({ name }) => name)).toContain('site');
  for (const { name, endpoint } of open) {
    const [seconds, megabytes] = HEAVY[name] ?? [60, 512];
    expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(seconds);
    expect(endpoint.availableMemoryMb, name).toBeLessThanOrEqual(megabytes);
    const most = name === 'site' || name === 'media' ? 20 : 5;
    expect(endpoint.maxInstances, name).toBeLessThanOrEqual(most);
  }
});

/**
 * One reads, and the server asks it itself while it renders a page; the other says whether there is a set-up, to the
 * command that starts a press: there is no browser to vouch for.
 */
const ASKED_BY_SERVER = ['quoteCharge', 'setupState'];

it('guards by App Check what visitors may call, and uploads of authors', () => {
  const open = ENDPOINTS.filter(({ endpoint }) => endpoint.labels.access === 'public');
  const calls: string[] = open.flatMap(({ name }) =>
    Object.entries(CALL_GROUPS).flatMap(([group, names]) => (group === name ? names : [])),
  );
  const guarded = calls.filter((name) => !ASKED_BY_SERVER.includes(name));
  expect([...APP_CHECKED_CALLS].toSorted()).toEqual([...guarded, 'addSubmissionFile'].toSorted());
});

/** Who is given a secret: whoever is not named here is given none. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  account: ['SECOND_FACTOR_KEY', 'ORCID_CLIENT_SECRET'],
  admin: ['SMTP_PASSWORD', 'MAIL_REPORTS_KEY', 'SIMILARITY_KEY', 'ALGOLIA_ADMIN_KEY'],
  cardEvents: ['STRIPE_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  count: ['MAIL_REPORTS_KEY'],
  editorial: ['SIMILARITY_KEY'],
  everyFiveMinutes: ['SMTP_PASSWORD', 'SIMILARITY_KEY', 'REGISTRATION_ACCOUNTS'],
  visitor: ['ORCID_CLIENT_SECRET'],
  everyMinute: ['ALGOLIA_ADMIN_KEY', 'REGISTRATION_ACCOUNTS', 'ORCID_CLIENT_SECRET'],
  finance: ['STRIPE_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  onInvoiceWritten: ['STRIPE_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  onMailWritten: ['SMTP_PASSWORD'],
  onSearchQueued: ['ALGOLIA_ADMIN_KEY'],
  onToolRunWritten: ['ALGOLIA_ADMIN_KEY'],
};

it('gives secrets to the functions that need them alone', () => {
  for (const { name, endpoint } of ENDPOINTS) {
    const keys = endpoint.secretEnvironmentVariables.map(({ key }) => key);
    expect(keys, name).toEqual(SECRETS[name] ?? []);
  }
});
