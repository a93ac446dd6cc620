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
const DOCUMENTS = {
  'articles/CES~creeks': { journal: { stringValue: 'CES' } },
  'pages/journals~CES~for_authors': { journal: { stringValue: 'CES' } },
  'pages/about': { title: { stringValue: 'About' } },
  'users/someone': { journal: { stringValue: 'CES' } },
};
let rules: StorageRules;
beforeAll(async () => {
  const [tally, recording] = ['storage.json', 'storage.requests'].map((name) =>
    join(inject('tallies'), name),
  ) as [string, string];
  rules = await openStorageRules(SOURCE, DOCUMENTS, { tally, recording });
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
  contentType?: string;
}

/** Whether the rules let this persona do this to an object of the bucket. */
function allows(name: PersonaName, { method, path, size, contentType }: Attempt): Promise<boolean> {
  const { uid, roles, journals } = PERSONAS[name];
  const object = map({
    name: text(path),
    size: { int_value: size ?? 100 },
    contentType: text(contentType ?? 'image/png'),
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
  it.each(['published/CES/creeks/body-1.html', 'published/pages/journals~latex_template/a.zip'])(
    'are read by everybody: %s',
    async (path) => expect(await whoMay({ method: 'get', path })).toEqual(PERSONA_NAMES),
  );
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

describe('the originals of a content document', () => {
  const ofJournal = 'content/pages/journals~CES~for_authors/files/a/b.png';
  const ofPress = 'content/pages/about/files/b.png';
  const READ_AND_WRITE = ['get', 'create', 'update'] as const;

  it.each(READ_AND_WRITE)('allow %s to who may edit it', async (method) => {
    expect(await whoMay({ method, path: ofJournal })).toEqual(['editor', 'content', 'admin']);
    expect(await whoMay({ method, path: ofPress })).toEqual(['content', 'admin']);
    const missing = 'content/books/new/files/book.pdf';
    expect(await whoMay({ method, path: missing })).toEqual(['content', 'admin']);
  });
  it.each(['list', 'delete'] as const)('refuse %s to everybody', async (method) =>
    expect(await whoMay({ method, path: ofJournal })).toEqual([]),
  );
  it.each(READ_AND_WRITE)('refuse %s beside another collection', async (method) =>
    expect(await whoMay({ method, path: 'content/users/someone/files/b.png' })).toEqual([]),
  );
  it.each(['create', 'update'] as const)(
    'take to %s what is of a kind and size',
    async (method) => {
      const by = (rest: Partial<Attempt>) => allows('content', { method, path: ofPress, ...rest });
      const MOST = 30 * 1024 * 1024;
      const kinds = ['image/svg+xml', 'application/zip', 'application/octet-stream', 'text/x-tex'];
      for (const contentType of kinds) expect(await by({ contentType })).toBe(true);
      for (const contentType of ['text/html', 'application/javascript', 'image/png; x', '']) {
        expect(await by({ contentType }), contentType).toBe(false);
      }
      expect(await by({ size: 0 })).toBe(false);
      expect(await by({ size: MOST })).toBe(true);
      expect(await by({ size: MOST + 1 })).toBe(false);
    },
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
