import { describe, expect, it } from 'vitest';
import { StorageRulesRuntime } from './runtime.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /figures/{uid}/{file=**} {
      allow read: if resource.metadata.public == 'yes';
      allow create: if request.auth.uid == uid && request.resource.size < 5 * 1024
        && request.resource.contentType.matches('image/.*') && request.resource.name.matches('figures/.*');
      allow list: if request.auth != null;
      allow delete: if firestore.get(/databases/(default)/documents/users/$(uid)).data.role == 'editor'
        || firestore.exists(/databases/(default)/documents/admins/$(uid));
    }
  }
}`;

type Wire = Record<string, unknown>;
const text = (string_value: string): Wire => ({ string_value });
const whole = (int_value: number): Wire => ({ int_value });
const map = (fields: Record<string, Wire>): Wire => ({ map_value: { fields } });
const NOTHING: Wire = { null_value: null };

function load(content = RULES, runtime = new StorageRulesRuntime()) {
  const context = { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } };
  const answers = runtime.answer(JSON.stringify({ id: 0, action: 'load_ruleset', context }));
  return { runtime, answers: answers.map((a) => JSON.parse(a)) };
}

function verifyLine(
  method: string,
  given: { resource?: Wire; request?: Record<string, Wire>; path?: string },
) {
  const context = {
    rulesetName: '0',
    service: 'firebase.storage',
    path: given.path ?? '/b/press/o/figures/anna/a/b.png',
    method,
    variables: {
      resource: given.resource ?? NOTHING,
      request: map({
        auth: NOTHING,
        resource: NOTHING,
        time: { timestamp_value: '2026-01-02T03:04:05.678Z' },
        ...given.request,
      }),
    },
  };
  return JSON.stringify({ id: 7, action: 'verify', context });
}

/** The answers that are JSON, parsed. */
const parsed = (lines: readonly string[]) =>
  lines.filter((l) => l.startsWith('{')).map((l) => JSON.parse(l));
const permit = (allowed: boolean) => ({
  id: 7,
  status: 'ok',
  errors: [],
  warnings: [],
  result: { permit: allowed },
});

describe('the Storage rules runtime', () => {
  it('greets with the line that firebase-tools waits for', () => {
    expect(JSON.parse(new StorageRulesRuntime().hello())).toEqual({ id: -1, status: 'ok' });
  });

  it('loads rules and tells their version', () => {
    expect(load().answers).toEqual([
      { id: 0, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } },
    ]);
  });

  it('tells file and line of what it cannot load', () => {
    const [answer] = load(
      "rules_version = '2';\nservice firebase.storage { match /a { allow read: true; } }",
    ).answers;
    expect(JSON.parse(answer.errors[0])).toEqual({
      description_: "Missing 'if' before conditional expression.",
      sourcePosition_: { fileName_: 'storage.rules', line_: 2 },
    });
  });

  const anna = { auth: map({ uid: text('anna'), token: map({}) }) };
  const upload = (over: Record<string, Wire> = {}) =>
    map({
      name: text('figures/anna/a/b.png'),
      size: whole(100),
      contentType: text('image/png'),
      metadata: map({}),
      ...over,
    });
  it.each<[string, string, Parameters<typeof verifyLine>[1], boolean]>([
    ['a public figure', 'get', { resource: map({ metadata: map({ public: text('yes') }) }) }, true],
    [
      'a private figure',
      'get',
      { resource: map({ metadata: map({ public: text('no') }) }) },
      false,
    ],
    ['a figure without metadata', 'get', { resource: map({ metadata: map({}) }) }, false],
    ['a missing figure', 'get', {}, false],
    ['an upload of the owner', 'create', { request: { ...anna, resource: upload() } }, true],
    [
      'an upload of another',
      'create',
      { request: { auth: map({ uid: text('bert') }), resource: upload() } },
      false,
    ],
    ['an anonymous upload', 'create', { request: { resource: upload() } }, false],
    [
      'an upload too large',
      'create',
      { request: { ...anna, resource: upload({ size: whole(5120) }) } },
      false,
    ],
    [
      'an upload of another kind',
      'create',
      { request: { ...anna, resource: upload({ contentType: text('text/html') }) } },
      false,
    ],
    [
      'an upload without a kind',
      'create',
      { request: { ...anna, resource: upload({ contentType: NOTHING }) } },
      false,
    ],
    [
      'a list by someone signed in',
      'list',
      { request: anna, path: '/b/press/o/figures/anna' },
      true,
    ],
    [
      'an update, of which no rule speaks',
      'update',
      { request: { ...anna, resource: upload() } },
      false,
    ],
    [
      'a path with an empty segment',
      'list',
      { request: anna, path: '/b/press/o/figures//anna' },
      false,
    ],
    ['another folder', 'list', { request: anna, path: '/b/press/o/other' }, false],
    ['a method that is not known', 'read', { request: anna }, false],
    [
      'a value that is not known',
      'list',
      { request: { ...anna, odd: { strange_value: 1 } } },
      false,
    ],
  ])('judges %s', (_, method, given, allowed) => {
    const { runtime } = load();
    expect(parsed(runtime.answer(verifyLine(method, given)))).toEqual([permit(allowed)]);
  });

  const document = (fields: Wire) =>
    JSON.stringify({ id: 7, status: 'ok', result: { name: 'n', fields }, errors: [] });
  const missing = JSON.stringify({ id: 7, status: 'not_found', errors: [], warnings: [] });
  it('asks for the documents it needs one by one and goes on with each', () => {
    const { runtime } = load();
    const [first] = parsed(runtime.answer(verifyLine('delete', {})));
    expect(first).toMatchObject({
      server_request_id: 7,
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/users/anna' },
    });
    const [second] = parsed(runtime.answer(missing));
    expect(second).toMatchObject({
      context: { path: '/databases/(default)/documents/admins/anna' },
    });
    expect(parsed(runtime.answer(document({})))).toEqual([permit(true)]);
  });

  it.each([
    ['a?x=1#y', '/databases/(default)/documents/users/a%3Fx%3D1%23y'],
    ['a%2Fb', '/databases/(default)/documents/users/a%252Fb'],
    ['é ü', '/databases/(default)/documents/users/%C3%A9%20%C3%BC'],
  ])('asks for the document of the id %s and for no other', (id, path) => {
    const { runtime } = load();
    const object = { path: `/b/press/o/figures/${id}/a.png` };
    const [asked] = parsed(runtime.answer(verifyLine('delete', object)));
    expect(asked.context.path).toBe(path);
    expect(parsed(runtime.answer(document({ role: { stringValue: 'editor' } })))).toEqual([
      permit(true),
    ]);
  });

  it.each(['.', '..', '__all__', 'x'.repeat(1501), '\ud800'])(
    'takes no document for missing that cannot be: %.10s',
    (id) => {
      const { runtime } = load(RULES.replace('|| firestore.exists', '|| !firestore.exists'));
      const asked = verifyLine('delete', { path: `/b/press/o/figures/${id}/a.png` });
      expect(parsed(runtime.answer(asked))).toEqual([permit(false)]);
    },
  );

  // Seen of Google's own Storage, which fills in less than its emulator does.
  it.each([
    ['create', 'request.resource.timeCreated <= request.time', false],
    ['update', 'request.resource.updated <= request.time', false],
    ['create', 'request.resource.generation == null && request.resource.etag == null', true],
    ['create', 'request.resource.metageneration is int', false],
    ['update', 'request.resource.metageneration is int', true],
    ['create', 'request.resource.metadata == null', true],
    ['create', 'request.resource.metadata.keys().size() == 0', false],
    ['update', "request.resource.name == 'a' && request.resource.size == 1", true],
    ['delete', 'request.resource == null', false],
    ['get', 'request.resource == null', false],
    ['delete', 'resource.timeCreated <= request.time', true],
  ])('gives %s what Google gives it: %s', (method, condition, allowed) => {
    const content = `rules_version = '2'; service firebase.storage {
      match /{all=**} { allow read, write: if ${condition}; } }`;
    const { runtime } = load(content);
    const when = { timestamp_value: '2026-01-02T03:04:05.678Z' };
    const resource = map({
      ...{ name: text('a'), size: whole(1), generation: whole(7), metageneration: whole(1) },
      ...{ etag: text('e'), metadata: map({}), timeCreated: when, updated: when },
    });
    const given = { resource, ...(/get|delete/.test(method) ? {} : { request: { resource } }) };
    expect(parsed(runtime.answer(verifyLine(method, given)))).toEqual([permit(allowed)]);
  });

  it('reads the fields of the document it asked for', () => {
    const { runtime } = load();
    runtime.answer(verifyLine('delete', {}));
    expect(parsed(runtime.answer(document({ role: { stringValue: 'editor' } })))).toEqual([
      permit(true),
    ]);
  });

  it('denies when none of the documents is there', () => {
    const { runtime } = load();
    runtime.answer(verifyLine('delete', {}));
    runtime.answer(missing);
    expect(parsed(runtime.answer(missing))).toEqual([permit(false)]);
  });

  it('denies when a document cannot be fetched or read', () => {
    const { runtime } = load();
    runtime.answer(verifyLine('delete', {}));
    const broken = JSON.stringify({ id: 7, status: 'invalid_state', errors: [] });
    expect(parsed(runtime.answer(broken))).toEqual([permit(false)]);
    runtime.answer(verifyLine('delete', {}));
    expect(parsed(runtime.answer(document({ role: { oddValue: 1 } })))).toEqual([permit(false)]);
  });

  it.each([
    ['no JSON', 'nonsense', []],
    ['no id', '{"action":"verify"}', []],
    ['an unknown action', '{"id":7,"action":"dance"}', [permit(false)]],
    ['a verify without context', '{"id":7,"action":"verify"}', [permit(false)]],
    ['a document nobody asked for', missing, [permit(false)]],
    ['a ruleset that was never loaded', verifyLine('get', {}), [permit(false)]],
  ])('denies and logs %s', (_, line, answers) => {
    const lines = new StorageRulesRuntime().answer(line);
    expect(parsed(lines)).toEqual(answers);
    expect(lines[0]).toMatch(/^STORAGE_RULES_/);
  });

  it('logs why it denied when asked to', () => {
    const { runtime } = load(RULES, new StorageRulesRuntime({ logDenials: true }));
    const [log] = runtime.answer(verifyLine('get', {}));
    expect(log).toContain('storage rules denied get /b/press/o/figures/anna/a/b.png: match');
    expect(log).toContain('line 5');
  });
});
