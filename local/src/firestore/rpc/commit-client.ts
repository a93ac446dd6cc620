import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { startOpenServer } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';

export const CLIENT_ROOT = 'projects/demo/databases/(default)/documents';
export type Json = Record<string, unknown>;

let server: RunningFirestore;

/** Runs a server for the tests of a file, which share this client of its REST interface. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startOpenServer();
  });
  afterAll(() => server.close());
}

const Result = z.object({
  error: z.object({ status: z.string(), message: z.string() }).optional(),
  writeResults: z
    .array(
      z.object({ updateTime: z.string().optional(), transformResults: z.unknown().optional() }),
    )
    .default([]),
  status: z
    .array(z.object({ code: z.number().optional(), message: z.string().optional() }))
    .default([]),
  commitTime: z.string().optional(),
  transaction: z.string().default(''),
});

export async function post(method: string, body: Json): Promise<z.infer<typeof Result>> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${CLIENT_ROOT}:${method}`, {
    method: 'POST',
    // A kept connection is closed after five seconds of silence, which a large body may take to be made.
    headers: { authorization: 'Bearer owner', connection: 'close' },
    body: JSON.stringify(body),
  });
  return Result.parse(await response.json());
}
export const sendCommit = (...writes: Json[]) => post('commit', { writes });

const Document = z.object({
  fields: z.record(z.string(), z.unknown()).optional(),
  updateTime: z.string(),
});
export async function get(path: string): Promise<z.infer<typeof Document> | null> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${CLIENT_ROOT}/${path}`, {
    headers,
  });
  return response.ok ? Document.parse(await response.json()) : null;
}

export const int = (n: number | string) => ({ integerValue: String(n) });
export const double = (n: number | string) => ({ doubleValue: n });
export const text = (value: string) => ({ stringValue: value });
export const list = (...values: Json[]) => ({ arrayValue: { values } });
export const map = (fields: Json) => ({ mapValue: { fields } });
export const set = (path: string, fields: Json, more: Json = {}): Json => ({
  update: { name: `${CLIENT_ROOT}/${path}`, fields },
  ...more,
});
export const update = (path: string, fieldPaths: string[], fields: Json): Json =>
  set(path, fields, { updateMask: { fieldPaths } });
export const transform = (path: string, ...updateTransforms: Json[]): Json =>
  set(path, {}, { updateMask: {}, updateTransforms });

let count = 0;
export const fresh = () => `c/${count++}`;
