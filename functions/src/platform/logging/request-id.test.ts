import { expect, it } from 'vitest';
import { requestId, withRequestId } from './request-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const idWith = (headers: Readonly<Record<string, string>>) =>
  withRequestId((name) => headers[name], requestId);

it('takes the beginning of the trace that the platform has given the request', () => {
  expect(idWith({ 'x-cloud-trace-context': `${TRACE}/2450;o=1` })).toBe('4bf92f3577b3');
  expect(idWith({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe('4bf92f3577b3');
});

it('makes an id where the headers have none that is valid', () => {
  const made = [
    idWith({}),
    idWith({ traceparent: '00-<script>-1' }),
    idWith({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }),
  ];
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(3);
});

it('keeps the ids of concurrent requests apart, and has none outside of them', async () => {
  const answer = (trace: string) =>
    withRequestId(
      () => `${trace}/1`,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return requestId();
      },
    );
  const ids = await Promise.all([answer('a'.repeat(32)), answer('b'.repeat(32))]);
  expect(ids).toEqual(['a'.repeat(12), 'b'.repeat(12)]);
  expect(requestId()).toBeUndefined();
});
