import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  DATACITE,
  hasStandards,
  openAgency,
  TEST_STANDARDS,
  type TestAgency,
} from '../testing/open-agency.ts';

const URL_OF = 'https://press.example/article/a';
let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency();
});
afterEach(() => agency.stop());

/** What is read of an answer. */
const BodySchema = z.looseObject({
  data: z.looseObject({ id: z.string(), attributes: z.record(z.string(), z.unknown()) }).optional(),
  errors: z.array(z.looseObject({ source: z.string().optional(), title: z.string() })).default([]),
});

const recordOf = (doi: string, title = 'Mud') => `<?xml version="1.0" encoding="UTF-8"?>
<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">${doi}</identifier>
<creators><creator><creatorName nameType="Personal">Holt, Maren</creatorName><givenName>Maren</givenName><familyName>Holt</familyName></creator></creators>
<titles><title xml:lang="en">${title}</title></titles><publisher>Press</publisher><publicationYear>2026</publicationYear>
<resourceType resourceTypeGeneral="JournalArticle">Article</resourceType>
<relatedIdentifiers><relatedIdentifier relatedIdentifierType="DOI" relationType="Cites">10.1/x</relatedIdentifier></relatedIdentifiers></resource>`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const basic = (password = DATACITE.password) => `Basic ${base64(`press.one:${password}`)}`;

async function ask(
  method: string,
  path: string,
  attributes?: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = { authorization: basic() },
) {
  const response = await fetch(`${agency.url}${path}`, {
    method,
    headers: { 'content-type': 'application/vnd.api+json', ...headers },
    ...(attributes && { body: JSON.stringify({ data: { type: 'dois', attributes } }) }),
  });
  return { status: response.status, ...BodySchema.parse(await response.json()) };
}
const published = (doi: string, title?: string) => ({
  ...{ doi, event: 'publish', url: URL_OF, xml: base64(recordOf(doi, title)) },
});
const stateOf = ({ data }: Awaited<ReturnType<typeof ask>>) => data?.attributes.state;

describe('registering with DataCite', () => {
  it('creates, shows and changes a DOI', async () => {
    const made = await ask('POST', '/dois', published('10.5072/A'));
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      ...{ id: '10.5072/a', type: 'dois' },
      attributes: {
        ...{ doi: '10.5072/a', prefix: '10.5072', suffix: 'a', state: 'findable', url: URL_OF },
        creators: [{ name: 'Holt, Maren', nameType: 'Personal', familyName: 'Holt' }],
        ...{ titles: [{ title: 'Mud', lang: 'en' }], publisher: 'Press', publicationYear: 2026 },
        types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Article' },
        relatedIdentifiers: [{ relatedIdentifier: '10.1/x', relationType: 'Cites' }],
        ...{ schemaVersion: 'http://datacite.org/schema/kernel-4', metadataVersion: 0 },
        registered: expect.stringMatching(/^2/),
      },
      relationships: { client: { data: { id: 'press.one' } } },
    });
    const changed = await ask('PUT', '/dois/10.5072%2Fa', published('10.5072/a', 'Silt'));
    expect(changed.status).toBe(200);
    const shown = await ask('GET', '/dois/10.5072/A', undefined, {});
    expect(shown.data?.attributes).toMatchObject({
      ...{ titles: [{ title: 'Silt' }], metadataVersion: 1 },
    });
    const resolved = await fetch(`${agency.url}/10.5072/a`, { redirect: 'manual' });
    expect(resolved.headers.get('location')).toBe(URL_OF);
    expect((await fetch(`${agency.url}/works/10.5072/a`)).status).toBe(404);
  });

  it('goes from draft over registered to findable and back, never to a draft again', async () => {
    const path = '/dois/10.5072/b';
    const { event, ...draft } = published('10.5072/b');
    const made = await ask('PUT', path, draft);
    expect([made.status, stateOf(made)]).toEqual([201, 'draft']);
    expect((await ask('GET', path, undefined, {})).status).toBe(404);
    expect((await ask('GET', path)).status).toBe(200);
    expect((await fetch(`${agency.url}/10.5072/b`)).status).toBe(404);
    const states: unknown[] = [];
    for (const next of ['register', 'publish', 'register', 'hide', 'publish'])
      states.push(stateOf(await ask('PUT', path, { event: next })));
    expect(states).toEqual(['registered', 'findable', 'findable', 'registered', 'findable']);
  });

  it('takes a draft that lacks things, and says which before it registers it', async () => {
    expect((await ask('POST', '/dois', { doi: '10.5072/c' })).status).toBe(201);
    const refused = await ask('PUT', '/dois/10.5072/c', { event: 'publish' });
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toEqual({
      ...{ source: 'url', title: "Can't be blank", uid: '10.5072/c' },
    });
    expect(refused.errors.map(({ source }) => source)).toEqual([
      ...['url', 'creators', 'titles', 'publisher', 'publicationYear', 'types'],
    ]);
    expect(stateOf(await ask('GET', '/dois/10.5072/c'))).toBe('draft');
  });

  it('makes a DOI below the prefix where none is named', async () => {
    const { data } = await ask('POST', '/dois', { prefix: '10.5072' });
    expect(data?.id).toMatch(/^10\.5072\/\w{6,}$/);
  });

  it.each([
    ['401 without a password', 401, 'POST', '/dois', published('10.5072/d'), {}],
    [
      ...(['401 with a wrong one', 401, 'PUT', '/dois/10.5072/d'] as const),
      ...([published('10.5072/d'), { authorization: basic('secret') }] as const),
    ],
    ['403 for a prefix of others', 403, 'POST', '/dois', published('10.5555/d'), undefined],
    ['404 for an unknown DOI', 404, 'GET', '/dois/10.5072/none', undefined, undefined],
    ['422 for what is no DOI', 422, 'POST', '/dois', { doi: 'mud' }, undefined],
    [
      ...(['422 for what is no XML', 422, 'POST', '/dois'] as const),
      ...([{ ...published('10.5072/e'), xml: base64('<resource') }, undefined] as const),
    ],
    [
      ...(['400 for what is no document', 400, 'POST', '/dois', published('10.5072/f')] as const),
      { authorization: basic(), 'content-type': 'text/plain' },
    ],
  ])('answers %s', async (_what, status, method, path, attributes, headers) => {
    const answer = await ask(method, path, attributes, headers);
    expect(answer.status).toBe(status);
    expect(answer.errors[0]?.title).toMatch(/\w/);
  });

  it('refuses to create what is there, and what it was told to refuse', async () => {
    await ask('POST', '/dois', published('10.5072/g'));
    const again = await ask('POST', '/dois', published('10.5072/G'));
    expect(again).toMatchObject({
      ...{ status: 422, errors: [{ title: 'This DOI has already been taken' }] },
    });
    agency.behaviour.set({ failures: { '10.5072/h': 'Is reserved' } });
    expect((await ask('POST', '/dois', published('10.5072/h'))).status).toBe(422);
  });
});

describe.skipIf(!hasStandards)('examining by the schema (set QUIRE_STANDARDS)', () => {
  it('takes DataCite’s own examples, and names what it refuses', async () => {
    await agency.stop();
    agency = await openAgency({ standards: TEST_STANDARDS });
    const folder = join(TEST_STANDARDS, 'datacite/kernel-4.7/example');
    for (const name of readdirSync(folder).filter((one) => /full|poster|relateditem1/.test(one))) {
      const xml = base64(readFileSync(join(folder, name), 'utf8'));
      const sent = { ...published(`10.5072/${name}`), xml };
      expect((await ask('POST', '/dois', sent)).errors, name).toEqual([]);
    }
    const bad = recordOf('10.5072/bad').replace('<publisher>Press</publisher>', '');
    const refused = await ask('POST', '/dois', { ...published('10.5072/bad'), xml: base64(bad) });
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ source: 'xml' }, { source: 'publisher' }],
    });
  });
});
