import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PERSONA_NAMES, PERSONAS, type PersonaName } from './personas.ts';
import {
  openStorageRules,
  type StorageRequest,
  type StorageRules,
  type Wire,
} from './storage-rules.ts';

const SOURCE = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
const DOCUMENTS = { 'articles/CES~creeks': { journal: { stringValue: 'CES' } } };
let rules: StorageRules;
beforeAll(async () => {
  rules = await openStorageRules(SOURCE, DOCUMENTS, join(inject('tallies'), 'storage.json'));
});
afterAll(() => rules.close());

const text = (value: string): Wire => ({ string_value: value });
const map = (fields: Record<string, Wire>): Wire => ({ map_value: { fields } });
const list = (...values: string[]): Wire => ({ list_value: { values: values.map(text) } });
const NOTHING: Wire = { null_value: null };

interface Attempt {
  method: StorageRequest['method'];
  path: string;
  size?: number;
}

/** Whether the rules let this persona do this to an object of the bucket. */
function allows(name: PersonaName, { method, path, size }: Attempt): Promise<boolean> {
  const { uid, roles, journals } = PERSONAS[name];
  const object = map({
    name: text(path),
    size: { int_value: size ?? 100 },
    contentType: text('image/png'),
  });
  const token = map({ roles: list(...roles), journals: list(...journals) });
  return rules.allows({
    method,
    path: `/b/press/o/${path}`,
    request: map({
      auth: uid === null ? NOTHING : map({ uid: text(uid), token }),
      resource: method === 'create' || method === 'update' ? object : NOTHING,
      time: { timestamp_value: '2026-09-21T12:00:00Z' },
    }),
    resource: method === 'create' || method === 'list' ? NOTHING : object,
  });
}

async function whoMay(attempt: Attempt): Promise<PersonaName[]> {
  const verdicts = await Promise.all(PERSONA_NAMES.map((name) => allows(name, attempt)));
  return PERSONA_NAMES.filter((_, i) => verdicts[i]);
}
const WRITES = ['create', 'update', 'delete'] as const;

describe('published files', () => {
  it('are read by everybody', async () =>
    expect(await whoMay({ method: 'get', path: 'published/CES/creeks/body-1.html' })).toEqual(
      PERSONA_NAMES,
    ));
  it.each([...WRITES, 'list'] as const)('refuse %s to everybody', async (method) =>
    expect(await whoMay({ method, path: 'published/CES/creeks/body-1.html' })).toEqual([]),
  );
});

describe('the originals of an article', () => {
  it('are read by the staff of its journal', async () =>
    expect(await whoMay({ method: 'get', path: 'articles/CES~creeks/files/a/b.png' })).toEqual([
      'editor',
      'production',
      'admin',
    ]));
  // An admin's roles say enough: the journal of an article is not read.
  it('are read by an admin alone when there is no such article', async () =>
    expect(await whoMay({ method: 'get', path: 'articles/CES~nope/files/b.png' })).toEqual([
      'admin',
    ]));
  it.each([...WRITES, 'list'] as const)('refuse %s to everybody', async (method) =>
    expect(await whoMay({ method, path: 'articles/CES~creeks/files/b.png' })).toEqual([]),
  );
});

describe('an import', () => {
  const path = (owner: string) => `imports/${owner}/batch/paper/figures/a.png`;
  it.each(['get', ...WRITES] as const)(
    'allows its owner to %s, if they are staff',
    async (method) => {
      for (const name of PERSONA_NAMES) {
        const expected = ['editor', 'editorElsewhere', 'production', 'admin'].includes(name);
        expect(
          await allows(name, { method, path: path(PERSONAS[name].uid ?? 'nobody') }),
          name,
        ).toBe(expected);
      }
    },
  );
  it('is listed by nobody, its owner included', async () => {
    for (const name of PERSONA_NAMES) {
      const attempt = { method: 'list', path: path(PERSONAS[name].uid ?? 'nobody') } as const;
      expect(await allows(name, attempt), name).toBe(false);
    }
  });
  it.each(['get', ...WRITES] as const)('refuses %s to everybody else', async (method) =>
    expect(await whoMay({ method, path: path('somebody') })).toEqual([]),
  );
  it.each(['create', 'update'] as const)(
    'refuses to %s an empty or a huge file',
    async (method) => {
      expect(await whoMay({ method, path: path('admin'), size: 0 })).toEqual([]);
      expect(await whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 })).toEqual([
        'admin',
      ]);
      expect(await whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 + 1 })).toEqual([]);
    },
  );
});

it.each(['x', 'other/CES/creeks/a.png', 'published/a.png', 'published/a/b/c/d.png'])(
  'nobody reaches %s',
  async (path) => {
    for (const method of ['get', 'list', ...WRITES] as const)
      expect(await whoMay({ method, path })).toEqual([]);
  },
);
