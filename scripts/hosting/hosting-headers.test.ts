/** What Hosting says of its own files has to be what functions say of theirs (`model/src/security-headers.ts`). */
import { readFileSync } from 'node:fs';
import { ASSET_POLICY, INERT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import { expect, test } from 'vitest';
import { z } from 'zod';

const HeadersSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});
const firebase = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
const { headers } = HeadersSchema.parse(JSON.parse(firebase)).hosting;

test.each([
  ['/assets/**', ASSET_POLICY],
  ['/@(favicon.svg|indexnow.txt)', INERT_POLICY],
])('%s has the headers that every answer has, and a policy of its own', (source, policy) => {
  const rows = headers.filter((row) => row.source === source).flatMap((row) => row.headers);
  expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toMatchObject({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
  });
});
