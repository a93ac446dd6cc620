import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { answerOrcidReturn } from './answer-orcid-return.ts';
import { answerRequest } from './answer-request.ts';

vi.mock('../../platform/config/press-origin.ts', () => ({
  pressOrigin: () => 'https://press.example',
}));

let served: Served;
beforeAll(async () => {
  served = await serveFunction(
    answerRequest(
      { name: 'count', methods: ['GET'], readsQuery: true },
      async (request, response) => answerOrcidReturn(request, response),
    ),
  );
});
afterAll(() => served.close());

async function ledTo(query: string) {
  const answer = await fetch(`http://${served.host}/orcid/return?${query}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return answer.headers.get('location');
}

it('leads to the account’s page, with the code where no server logs it', async () => {
  expect(await ledTo('code=a1&state=en.s')).toBe('/account#orcid?code=a1&state=en.s');
});

it('leads to the page in the language in which it was begun', async () => {
  expect(await ledTo('code=a1&state=pt-br.s')).toBe('/pt-br/account#orcid?code=a1&state=pt-br.s');
  expect(await ledTo('code=a1&state=evil.example%2F.s')).toMatch(/^\/account#/);
});

it('says that it was not allowed', async () => {
  expect(await ledTo('error=access_denied&state=de.s')).toBe('/de/account#orcid?denied=1');
  expect(await ledTo(`code=${'x'.repeat(201)}&state=en.s`)).toBe('/account#orcid?denied=1');
});

it('leads co-authors back to their page', async () => {
  expect(await ledTo('code=a1&state=de.c.s')).toBe(
    '/de/submission/co_author#orcid?code=a1&state=de.c.s',
  );
  expect(await ledTo('error=access_denied&state=en.c.s')).toBe(
    '/submission/co_author#orcid?denied=1',
  );
});
