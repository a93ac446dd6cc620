import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { googleRequest } from '../monitoring/google-request.ts';
import type { CheckedPlace } from './check.ts';
import { CHECKS } from './checks.ts';
import { declaredFunctions } from './declared-functions.ts';
import { type Checked, runChecks } from './run-checks.ts';
import { ID, PARAMETERS, PATHS, TEXTS, WELL_SET } from './well-set-project.ts';

const answers = new Map<string, (typeof WELL_SET)[string]>();
let status = 200;
let server: Server;
let origin = '';

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', origin);
  const sent = await text(request);
  return answers.get(pathname)?.({
    query: searchParams,
    body: sent === '' ? undefined : JSON.parse(sent),
  });
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const found = await answer(request);
    response
      .writeHead(found === undefined ? 404 : status)
      .end(JSON.stringify(found ?? { error: { message: 'not found' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

let place: CheckedPlace;
beforeEach(() => {
  status = 200;
  answers.clear();
  for (const [path, one] of Object.entries(WELL_SET)) answers.set(path, one);
  place = {
    project: ID,
    google: googleRequest('ya29.x', ID),
    origins: {
      billing: origin,
      firebase: origin,
      firebaseStorage: origin,
      firestore: origin,
      functions: origin,
      hosting: origin,
      iam: origin,
      identity: origin,
      resourceManager: origin,
      rules: origin,
      secretManager: origin,
      serviceUsage: origin,
      storage: origin,
    },
    dns: {
      texts: async (name) => TEXTS[name] ?? [],
      addresses: async () => ['192.0.2.1'],
    },
    parameters: PARAMETERS,
    declared: {
      functions: [{ name: 'site', cpu: 1 }],
      secrets: ['SMTP_PASSWORD'],
      parameters: [
        { name: 'MAIL_SENDER' },
        { name: 'SMTP_PORT', default: 465 },
        { name: 'PRESS_ORIGIN' },
        { name: 'SIGN_IN_PROVIDERS', default: '' },
      ],
    },
    file: async (path) => (path.endsWith('.json') ? '{"indexes":[]}' : 'rules'),
  };
});

async function look(changed: Partial<CheckedPlace> = {}): Promise<Checked[]> {
  const found: Checked[] = [];
  for await (const one of runChecks(CHECKS, { ...place, ...changed })) found.push(one);
  return found;
}

const amiss = (found: readonly Checked[]) =>
  found.filter(({ state }) => state !== 'ok').map(({ id, state, words }) => [id, state, words]);

it('finds nothing missing in a project that is well set', async () => {
  const found = await look();
  expect(amiss(found)).toEqual([]);
  expect(found.every(({ toDo }) => toDo === null)).toBe(true);
  expect(found).toHaveLength(CHECKS.length);
});

it('says of every check what to do', () => {
  expect(CHECKS.map(({ toDo }) => toDo(place)).filter((words) => words.length < 20)).toEqual([]);
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
});

const INDEX = { queryScope: 'COLLECTION', fields: [{ fieldPath: 'a', order: 'ASCENDING' }] };
const NAMES = (ids: readonly string[]) => ids.map((id) => `projects/${ID}/locations/${id}`);

it.each<[string, string, unknown, string, string, string]>([
  ['a right is missing', PATHS.rights, {}, 'rights', 'fault', 'firebasehosting.sites.update'],
  ['the project is gone', PATHS.project, undefined, 'project', 'fault', 'no Firebase project'],
  ['nobody pays', PATHS.plan, { billingEnabled: false }, 'plan', 'fault', 'no billing account'],
  ['APIs are off', PATHS.apis, { services: [] }, 'apis', 'fault', 'identitytoolkit.googleapis.com'],
  ['there is no database', PATHS.database, undefined, 'database', 'fault', 'no database'],
  [
    'the database is far away',
    PATHS.database,
    { type: 'FIRESTORE_NATIVE', locationId: 'eur3' },
    'database',
    'note',
    'eur3, but functions run in us-central1',
  ],
  [
    'the database is of another kind',
    PATHS.database,
    { type: 'DATASTORE_MODE', locationId: 'nam5' },
    'database',
    'fault',
    'DATASTORE_MODE',
  ],
  ['there is no bucket', PATHS.bucket, undefined, 'bucket', 'fault', 'no default bucket'],
  ['the region is unknown', PATHS.locations, {}, 'region', 'fault', 'cannot run in us-central1'],
  [
    'functions run elsewhere',
    PATHS.functions,
    { functions: NAMES(['us-east1']).map((name) => ({ name: `${name}/functions/site` })) },
    'region',
    'note',
    '1 functions run in us-east1',
  ],
  ['there is no site', PATHS.site, undefined, 'site', 'fault', 'no site'],
  ['a secret is missing', PATHS.secret, undefined, 'secrets', 'fault', 'SMTP_PASSWORD'],
  [
    'a secret is disabled',
    PATHS.secret,
    { state: 'DISABLED' },
    'secrets',
    'fault',
    'SMTP_PASSWORD (disabled)',
  ],
  ['the bucket of exports is gone', PATHS.exports, undefined, 'backups', 'fault', 'tide-exports'],
  [
    'an index is no longer wanted',
    PATHS.indexes,
    { indexes: [{ ...INDEX, name: 'projects/p/databases/d/collectionGroups/old/indexes/1' }] },
    'indexes',
    'note',
    '1 in the database are no longer in the file',
  ],
  [
    'rules do not compile',
    PATHS.rules,
    { issues: [{ severity: 'ERROR', description: 'Unexpected }', sourcePosition: { line: 7 } }] },
    'rules',
    'fault',
    'line 7: Unexpected }',
  ],
  ['Storage may not read Firestore', PATHS.policy, {}, 'rules-right', 'note', 'not granted'],
  ['the domain is not connected', PATHS.domain, undefined, 'domain', 'fault', 'not connected'],
  ['Authentication is not set up', PATHS.config, undefined, 'password', 'fault', 'not set up'],
  ['passwords are off', PATHS.config, {}, 'password', 'fault', 'off'],
  ['addresses are told', PATHS.config, {}, 'enumeration', 'fault', 'strangers'],
  ['anybody makes accounts', PATHS.config, {}, 'sign-up', 'note', 'makes accounts too'],
  ['anybody deletes accounts', PATHS.config, {}, 'deletion', 'note', 'on'],
  ['the domain is not authorised', PATHS.config, {}, 'domains', 'fault', 'press.example'],
  ['functions sign no tokens', PATHS.tokens, {}, 'tokens', 'note', 'two-step sign-in'],
])('notices that %s', async (_, path, changed, id, state, words) => {
  answers.set(path, () => changed);
  const found = (await look()).find((one) => one.id === id);
  expect(found?.state).toBe(state);
  expect(found?.words).toContain(words);
  expect(found?.toDo).toBeTruthy();
});

it('compares the processors with the quota of the region', async () => {
  const functions = Array.from({ length: 21 }, (_, n) => ({ name: `f${n}`, cpu: 1 }));
  const [, state, words] =
    amiss(await look({ declared: { ...place.declared, functions } })).find(
      ([id]) => id === 'functions',
    ) ?? [];
  expect([state, words]).toEqual([
    'fault',
    '21 functions with 21 CPUs, one instance of each; us-central1 grants 20',
  ]);
});

it('counts the indexes of the file', async () => {
  const indexes = Array.from({ length: 1_001 }, (_, n) => ({ ...INDEX, collectionGroup: `c${n}` }));
  const file = async () => JSON.stringify({ indexes });
  expect(amiss(await look({ file }))).toEqual([
    ['indexes', 'fault', '1001 composite indexes, more than 1000'],
  ]);
});

it('knows an index of the file in the database', async () => {
  const file = async () => JSON.stringify({ indexes: [{ ...INDEX, collectionGroup: 'articles' }] });
  const name = 'projects/p/databases/d/collectionGroups/articles/indexes/1';
  const fields = [...INDEX.fields, { fieldPath: '__name__', order: 'ASCENDING' }];
  answers.set(PATHS.indexes, () => ({ indexes: [{ ...INDEX, fields, name }] }));
  const found = (await look({ file })).find(({ id }) => id === 'indexes');
  expect(found).toMatchObject({ state: 'ok', words: '1 of 1000, 0 of them new' });
});

it.each([
  [{ MAIL_SENDER: '' }, 'parameters', 'MAIL_SENDER is not set'],
  [{ MAIL_SENDER: 'Press' }, 'parameters', 'MAIL_SENDER is not a sender'],
  [{ PRESS_ORIGIN: 'https://press.example/' }, 'parameters', 'PRESS_ORIGIN is not an address'],
  [{ SMTP_PORT: 'smtp' }, 'parameters', 'SMTP_PORT is not a port'],
  [{ APP_CHECK: 'on' }, 'parameters', 'APP_CHECK needs WEB_APP_ID'],
  [{ SIGN_IN_PROVIDERS: 'google,orcid' }, 'providers', 'not enabled: orcid'],
  [{ SIGN_IN_PROVIDERS: 'google' }, 'sign-up', 'off, but Google or ORCID'],
])('judges the parameters %j', async (changed, id, words) => {
  const found = await look({ parameters: { ...PARAMETERS, ...changed } });
  expect(found.find((one) => one.id === id)).toMatchObject({
    state: 'fault',
    words: expect.stringContaining(words),
  });
});

it('says which parameters will be asked for', async () => {
  const { SMTP_PORT: _, ...parameters } = PARAMETERS;
  expect(amiss(await look({ parameters }))).toEqual([
    ['parameters', 'note', 'asked for with a default: SMTP_PORT'],
  ]);
});

it('asks the DNS for the records of the sender', async () => {
  const dns = { texts: async () => [], addresses: async () => [] };
  expect(amiss(await look({ dns }))).toEqual([
    ['address', 'note', 'The DNS knows no address of press.example.'],
    ['spf', 'note', 'press.example has no SPF record.'],
    ['dkim', 'note', expect.stringContaining('no key')],
    ['dmarc', 'note', 'press.example has no DMARC record.'],
  ]);
});

it('goes on where it may not look, and says that nobody is signed in', async () => {
  status = 403;
  const states = (await look()).map(({ state }) => state);
  expect(states).toContain('unknown');
  expect(states).toContain('ok');
  status = 401;
  expect((await look())[0]).toMatchObject({
    state: 'fault',
    words: expect.stringContaining('nobody is signed in'),
  });
});

it('reads from the source what functions declare', async () => {
  const { functions, secrets, parameters } = await declaredFunctions();
  expect(functions).toHaveLength(25);
  expect(secrets).toContain('SECOND_FACTOR_KEY');
  expect(parameters.map(({ name }) => name)).toContain('PRESS_REGION');
  expect(parameters.map(({ name }) => name)).not.toContain('SMTP_PASSWORD');
});
