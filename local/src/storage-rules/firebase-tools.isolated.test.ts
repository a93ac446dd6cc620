import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The unmodified class of firebase-tools, which starts and talks to our program as to Google's.
interface OfficialRuntime {
  start(autoDownload: boolean): Promise<unknown>;
  stop(): Promise<void>;
  loadRuleset(source: { files: { name: string; content: string }[] }): Promise<{
    ruleset?: {
      verify(asked: object): Promise<{ permitted?: boolean; issues: { all: string[] } }>;
    };
    issues: { all: string[] };
  }>;
}
const require = createRequire(import.meta.url);
const BIN = join(import.meta.dirname, '../../bin');
const saved = { path: process.env.PATH, jar: process.env.STORAGE_EMULATOR_BINARY_PATH };
let runtime: OfficialRuntime;

beforeAll(async () => {
  process.env.PATH = `${BIN}${delimiter}${process.env.PATH}`;
  process.env.STORAGE_EMULATOR_BINARY_PATH = join(BIN, 'storage-rules.jar');
  const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
  runtime = new StorageRulesRuntime();
  await runtime.start(false);
});

afterAll(async () => {
  await runtime.stop();
  process.env.PATH = saved.path;
  if (saved.jar === undefined) delete process.env.STORAGE_EMULATOR_BINARY_PATH;
  else process.env.STORAGE_EMULATOR_BINARY_PATH = saved.jar;
});

const token = (claims: object) =>
  `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll('=', '');

it('loads and verifies as firebase-tools asks', async () => {
  const content = `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o { match /u/{uid}/{file} {
      allow read: if true;
      allow create: if request.auth.uid == uid && request.auth.token.email_verified
        && request.resource.size == 3 && !('timeCreated' in request.resource)
        && request.resource.metadata.kind == 'figure' && request.path[0] == 'b';
    } } }`;
  const { ruleset, issues } = await runtime.loadRuleset({
    files: [{ name: 'storage.rules', content }],
  });
  expect(issues.all).toEqual([]);
  const ask = (method: string, uid: string | null, after?: object) =>
    ruleset?.verify({
      method,
      path: 'b/press/o/u/anna/x.png',
      file: { after },
      projectId: 'demo-press',
      token: uid === null ? undefined : token({ user_id: uid, email_verified: true }),
    });
  const file = {
    name: 'u/anna/x.png',
    size: 3,
    timeCreated: new Date(0),
    metadata: { kind: 'figure' },
    contentType: undefined,
  };
  expect(await ask('get', null)).toMatchObject({ permitted: true });
  expect(await ask('create', 'anna', file)).toMatchObject({ permitted: true });
  expect(await ask('create', 'bert', file)).toMatchObject({ permitted: false });
  expect(await ask('create', null, file)).toMatchObject({ permitted: false });
  expect(await ask('create', 'anna', { ...file, size: 4 })).toMatchObject({ permitted: false });
  expect(await ask('delete', 'anna')).toMatchObject({ permitted: false });
});

it('answers for names with signs that end a line for others', async () => {
  const content = `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o { match /u/{file} { allow get: if file.size() == 3; } } }`;
  const { ruleset } = await runtime.loadRuleset({ files: [{ name: 'storage.rules', content }] });
  const file = {};
  for (const sign of ['\u2028', '\u2029', '\u0085', '\r', '\n']) {
    const path = `b/press/o/u/a${sign}b`;
    const verdict = await ruleset?.verify({ method: 'get', path, file, projectId: 'demo-press' });
    expect(verdict).toMatchObject({ permitted: true });
  }
});

it('tells what is wrong with rules that do not load', async () => {
  const { ruleset, issues } = await runtime.loadRuleset({
    files: [{ name: 'storage.rules', content: 'service firebase.storage {}' }],
  });
  expect(ruleset).toBeUndefined();
  expect(issues.all).toHaveLength(1);
});
