import { readFileSync } from 'node:fs';
import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as functions from './index.ts';

it('exports the functions that the README has a row for, and no others', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(functions).toSorted());
});

/** What Firebase reads of a function on deploying, as far as it bounds what the function may cost. */
const EndpointSchema = z.object({
  maxInstances: z.number().int().min(1),
  timeoutSeconds: z.number().int().min(1),
  availableMemoryMb: z.number().int().min(128),
  httpsTrigger: z.object({}).optional(),
  callableTrigger: z.object({}).optional(),
  scheduleTrigger: z.object({}).optional(),
  labels: z.record(z.string(), z.string()).default({}),
});
const ENDPOINTS = Object.entries(functions).map(([name, made]) => ({
  name,
  // Of a function, for tools: no part of its type.
  endpoint: EndpointSchema.parse(Reflect.get(made, '__endpoint')),
}));

it('bounds the instances, the time and the memory of every function', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(100);
  for (const { name, endpoint } of ENDPOINTS) {
    expect(endpoint.maxInstances, name).toBeLessThanOrEqual(20);
    expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(540);
    expect(endpoint.availableMemoryMb, name).toBeLessThanOrEqual(2_048);
    if (endpoint.scheduleTrigger) expect(endpoint.maxInstances, name).toBe(1);
  }
});

/** Those that need more, because files go through them, with what they need. */
const HEAVY: Readonly<Record<string, readonly [seconds: number, megabytes: number]>> = {
  addReviewFile: [180, 1_024],
  reviewFile: [300, 2_048],
};

it('gives little to what anybody may drive', () => {
  const open = ENDPOINTS.filter(
    ({ endpoint }) => endpoint.httpsTrigger || endpoint.labels.access === 'public',
  );
  expect(open.map(({ name }) => name)).toContain('registerAccount');
  expect(open.map(({ name }) => name)).toContain('site');
  for (const { name, endpoint } of open) {
    const [seconds, megabytes] = HEAVY[name] ?? [60, 512];
    expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(seconds);
    expect(endpoint.availableMemoryMb, name).toBeLessThanOrEqual(megabytes);
    const most = name === 'site' || name === 'media' ? 20 : 5;
    expect(endpoint.maxInstances, name).toBeLessThanOrEqual(most);
  }
});

/** It reads, and the server asks it itself while it renders a page: there is no browser to vouch for. */
const ASKED_BY_SERVER = ['quoteCharge'];

it('guards by App Check what visitors may call, and uploads of authors', () => {
  const open = ENDPOINTS.filter(({ endpoint }) => endpoint.labels.access === 'public');
  const guarded = open.map(({ name }) => name).filter((name) => !ASKED_BY_SERVER.includes(name));
  expect([...APP_CHECKED_CALLS].toSorted()).toEqual([...guarded, 'addSubmissionFile'].toSorted());
});
