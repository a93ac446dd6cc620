/** The registry of this machine speaks as ORCID's member API 3.0 does, as far as the press needs it. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningOrcidRegistry, startOrcidRegistry } from './start.ts';

const STANDARDS =
  process.env.QUIRE_STANDARDS ?? new URL('../../../../shared/standards', import.meta.url).pathname;
const SAMPLES = join(STANDARDS, 'orcid-3.0/record_3.0/samples');
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('ORCID’s samples are not here: answers are not compared with them.');

const JOSIAH = '0000-0002-1825-0097';
const CLIENT = {
  id: 'APP-1234567890123456',
  secret: 'Secret',
  redirects: ['https://press.example/'],
};
const BACK = 'https://press.example/orcid/return';

let registry: RunningOrcidRegistry;
beforeAll(async () => {
  registry = await start(null);
});
afterAll(() => registry.stop());
const start = (folder: string | null) =>
  startOrcidRegistry({ host: '127.0.0.1', port: 0, folder, client: CLIENT });

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
});

const Token = z.object({ access_token: z.string(), refresh_token: z.string().optional() });

async function codeFor(scope: string, at = registry): Promise<URL> {
  const query = new URLSearchParams({
    ...{ client_id: CLIENT.id, response_type: 'code', scope, redirect_uri: BACK, state: 's1' },
  });
  const answer = await fetch(
    `${at.url}/oauth/authorize?${query}`,
    form({ how: 'allow', orcid: JOSIAH, name: 'Josiah Carberry' }),
  );
  return new URL(answer.headers.get('location') ?? '');
}

const exchange = (fields: Record<string, string>, at = registry) =>
  fetch(
    `${at.url}/oauth/token`,
    form({ client_id: CLIENT.id, client_secret: CLIENT.secret, ...fields }),
  );

async function tokenFor(scope = '/read-limited /activities/update', at = registry) {
  const code = (await codeFor(scope, at)).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', code, redirect_uri: BACK };
  return Token.parse(await (await exchange(fields, at)).json());
}

const api = (path: string, token: string | undefined, method = 'GET', body?: unknown) =>
  fetch(`${registry.url}/v3.0/${path}`, {
    method,
    headers: {
      ...{ Authorization: `Bearer ${token}`, Accept: 'application/vnd.orcid+json' },
      ...(body === undefined ? {} : { 'Content-Type': 'application/vnd.orcid+json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const work = (doi: string, title = 'Mud') => ({
  title: { title: { value: title } },
  type: 'journal-article',
  'external-ids': {
    'external-id': [
      {
        'external-id-type': 'doi',
        'external-id-value': doi,
        'external-id-relationship': 'self',
      },
    ],
  },
});

describe('permission', () => {
  it('is given on a page, for a code that is exchanged once', async () => {
    const back = await codeFor('/authenticate /read-limited /activities/update');
    expect(back.searchParams.get('state')).toBe('s1');
    const code = back.searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', code, redirect_uri: BACK };
    expect(await (await exchange(fields)).json()).toEqual({
      ...{ access_token: expect.any(String), refresh_token: expect.any(String) },
      ...{ token_type: 'bearer', expires_in: 631_138_518 },
      scope: '/authenticate /read-limited /activities/update',
      ...{ name: 'Josiah Carberry', orcid: JOSIAH },
    });
    expect((await exchange(fields)).status).toBe(400);
  });

  it('is not given to others, nor for other addresses or unknown scopes', async () => {
    const ask = async (change: Record<string, string>) => {
      const fields = { client_id: CLIENT.id, response_type: 'code', redirect_uri: BACK };
      const query = new URLSearchParams({ ...fields, scope: '/authenticate', ...change });
      return (await fetch(`${registry.url}/oauth/authorize?${query}`)).status;
    };
    expect(await ask({})).toBe(200);
    expect(await ask({ client_id: 'APP-0' })).toBe(400);
    expect(await ask({ redirect_uri: 'https://evil.example/' })).toBe(400);
    expect(await ask({ scope: '/webhook' })).toBe(400);
    const code = (await codeFor('/authenticate')).searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', code, redirect_uri: BACK };
    expect((await exchange({ ...fields, client_secret: 'guess' })).status).toBe(401);
  });

  it('ends when it is revoked, and can be renewed before', async () => {
    const first = await tokenFor();
    const fields = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' };
    const next = Token.parse(await (await exchange(fields)).json());
    expect((await api(`${JOSIAH}/works`, first.access_token)).status).toBe(401);
    expect((await api(`${JOSIAH}/works`, next.access_token)).status).toBe(200);
    const secrets = { client_id: CLIENT.id, client_secret: CLIENT.secret };
    await fetch(
      `${registry.url}/oauth/revoke`,
      form({ ...secrets, token: next.access_token ?? '' }),
    );
    expect((await api(`${JOSIAH}/works`, next.access_token)).status).toBe(401);
  });
});

describe('works', () => {
  let token: string | undefined;
  beforeEach(async () => {
    token = (await tokenFor()).access_token;
    for (const { putCode } of registry.activities(JOSIAH)) registry.removeActivity(putCode);
  });

  it('are added once, changed by their put-code, and deleted', async () => {
    const added = await api(`${JOSIAH}/work`, token, 'POST', work('10.5555/a'));
    const code = Number(/\/v3\.0\/.*\/work\/(\d+)$/.exec(added.headers.get('location') ?? '')?.[1]);
    expect(added.status).toBe(201);
    expect((await api(`${JOSIAH}/work`, token, 'POST', work('10.5555/A'))).status).toBe(409);
    const path = `${JOSIAH}/work/${code}`;
    expect((await api(path, token, 'PUT', work('10.5555/a'))).status).toBe(400);
    const changed = { ...work('10.5555/a', 'Sand'), 'put-code': code };
    expect((await api(path, token, 'PUT', changed)).status).toBe(200);
    expect(await (await api(path, token)).json()).toMatchObject({
      title: { title: { value: 'Sand' } },
    });
    expect((await api(path, token, 'DELETE')).status).toBe(204);
    expect((await api(path, token, 'PUT', changed)).status).toBe(404);
  });

  it('are refused with the wrong scope, of others’ records, and where they are not valid', async () => {
    const reader = (await tokenFor('/read-limited')).access_token;
    expect((await api(`${JOSIAH}/work`, reader, 'POST', work('10.5555/a'))).status).toBe(403);
    const theirs = '0000-0001-5109-3700/work';
    expect((await api(theirs, token, 'POST', work('10.5555/a'))).status).toBe(401);
    const { title: _, ...untitled } = work('10.5555/a');
    for (const wrong of [
      untitled,
      { ...work('10.5555/a'), type: 'paper' },
      { ...work('10.5555/a'), 'external-ids': { 'external-id': [] } },
      { ...work('10.5555/a'), 'short-description': 'x'.repeat(5_001) },
    ])
      expect((await api(`${JOSIAH}/work`, token, 'POST', wrong)).status).toBe(400);
    expect(registry.activities(JOSIAH)).toEqual([]);
  });

  it('are not taken while it is told to fail', async () => {
    registry.fail(503, 429);
    const answers = [1, 2, 3].map(() => api(`${JOSIAH}/work`, token, 'POST', work('10.5555/a')));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 429, 503]);
  });
});

describe('peer reviews', () => {
  const review = (group: string) => ({
    ...{ 'reviewer-role': 'reviewer', 'review-type': 'review', 'review-group-id': group },
    'review-identifiers': {
      'external-id': [
        {
          'external-id-type': 'source-work-id',
          'external-id-value': 'r1',
          'external-id-relationship': 'self',
        },
      ],
    },
    'review-completion-date': { year: { value: '2026' } },
    'convening-organization': { name: 'Press', address: { city: 'Bergen', country: 'NO' } },
  });

  it('belong to the group of an ISSN, or to one that was made before', async () => {
    const token = (await tokenFor()).access_token;
    const path = `${JOSIAH}/peer-review`;
    expect((await api(path, token, 'POST', review('issn:2049-3622'))).status).toBe(201);
    expect((await api(path, token, 'POST', review('orcid-generated:ces'))).status).toBe(400);
    const fields = { grant_type: 'client_credentials', scope: '/group-id-record/update' };
    const own = Token.parse(await (await exchange(fields)).json());
    const group = {
      name: 'CES',
      'group-id': 'orcid-generated:ces',
      description: 'x',
      type: 'journal',
    };
    expect((await api('group-id-record', own.access_token, 'POST', group)).status).toBe(201);
    expect((await api('group-id-record', own.access_token, 'POST', group)).status).toBe(409);
    for (const { putCode } of registry.activities(JOSIAH)) registry.removeActivity(putCode);
    expect((await api(path, token, 'POST', review('orcid-generated:ces'))).status).toBe(201);
  });
});

it('keeps what it knows between runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-orcid-'));
  try {
    const before = await start(folder);
    const { access_token } = await tokenFor('/read-limited', before);
    await before.stop();
    const after = await start(folder);
    const headers = { Authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${after.url}/v3.0/${JOSIAH}/works`, { headers });
    await after.stop();
    expect(answer.status).toBe(200);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe.skipIf(!hasSamples)('ORCID’s samples', () => {
  const sample = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');

  it.each([
    ['work', 'work-full-3.0.json'],
    ['peer-review', 'peer-review-full-3.0.json'],
    ['peer-review', 'peer-review-simple-3.0.json'],
  ])('of what is written are taken: %s, %s', async (kind, name) => {
    const token = (await tokenFor()).access_token;
    for (const { putCode } of registry.activities(JOSIAH)) registry.removeActivity(putCode);
    const body: unknown = JSON.parse(sample(`write_samples/${name}`));
    const answer = await api(`${JOSIAH}/${kind}`, token, 'POST', body);
    expect([answer.status, await answer.text()]).toEqual([201, '']);
  });

  it('of a list of works have every name that is answered', async () => {
    const token = (await tokenFor()).access_token;
    for (const { putCode } of registry.activities(JOSIAH)) registry.removeActivity(putCode);
    await api(`${JOSIAH}/work`, token, 'POST', work('10.5555/a'));
    const answer: unknown = await (await api(`${JOSIAH}/works`, token)).json();
    const known = [
      sample('read_samples/works-3.0.xml'),
      readFileSync(join(STANDARDS, 'orcid-3.0/common_3.0/common-3.0.xsd'), 'utf8'),
    ].join();
    const names = [...JSON.stringify(answer).matchAll(/"([a-z-]+)":/g)].map(([, name]) => name);
    const ofJson = ['value', 'group'];
    expect(names.length).toBeGreaterThan(10);
    for (const name of names.filter((each) => !ofJson.includes(each ?? '')))
      expect(known).toMatch(new RegExp(`[:< "]${name}[ >="]`));
  });

  it('of an error have every name that is answered', async () => {
    const token = (await tokenFor()).access_token;
    const answer = await api(`${JOSIAH}/work/1`, token);
    const error = z.record(z.string(), z.unknown()).parse(await answer.json());
    for (const name of Object.keys(error))
      expect(sample('read_samples/error-3.0.xml')).toContain(`<error:${name}>`);
  });
});
