import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, PERSONA_NAMES, PERSONAS, type PersonaName } from './personas.ts';
import { type Attempt, openStoragePress, type StoragePress } from './storage-press.ts';

const DOCUMENTS = {
  'pages/journals~CES~for_authors': { journal: { stringValue: 'CES' } },
  'posts/news~tides': { journal: { stringValue: 'CES' } },
  'pages/about': { title: { stringValue: 'About' } },
  'users/someone': { journal: { stringValue: 'CES' } },
};
let at: StoragePress;
beforeAll(async () => {
  at = await openStoragePress('storage', DOCUMENTS);
});
afterAll(() => at.close());

const allows = (name: PersonaName, attempt: Attempt) => at.allows(PERSONAS[name], attempt);

async function whoMay(attempt: Attempt): Promise<PersonaName[]> {
  const verdicts = await Promise.all(PERSONA_NAMES.map((name) => allows(name, attempt)));
  return PERSONA_NAMES.filter((_, i) => verdicts[i]);
}
const WRITES = ['create', 'update', 'delete'] as const;

describe('published files', () => {
  it.each(['published/CES/creeks/body-1.html', 'published/pages/journals~latex_template/a.zip'])(
    'are read by everyone: %s',
    async (path) => expect(await whoMay({ method: 'get', path })).toEqual(PERSONA_NAMES),
  );
  it.each([...WRITES, 'list'] as const)('refuse %s to everyone', async (method) =>
    expect(await whoMay({ method, path: 'published/CES/creeks/body-1.html' })).toEqual([]),
  );
});

describe('the originals of an article', () => {
  it.each(['get', ...WRITES, 'list'] as const)('refuse %s to everyone', async (method) =>
    expect(await whoMay({ method, path: 'articles/CES~creeks/files/b.png' })).toEqual([]),
  );
});

describe('what was sent to a registration agency', () => {
  it.each(['get', ...WRITES, 'list'] as const)('refuses %s to everyone', async (method) =>
    expect(await whoMay({ method, path: 'registrations/quire-10.5555-1.xml' })).toEqual([]),
  );
});

describe('the originals of a content document', () => {
  const ofJournal = 'content/pages/journals~CES~for_authors/files/a/b.png';
  const ofPress = 'content/pages/about/files/b.png';
  const READ_AND_WRITE = ['get', 'create', 'update'] as const;

  it.each(READ_AND_WRITE)('allow %s to who may edit it', async (method) => {
    expect(await whoMay({ method, path: ofJournal })).toEqual(['editor', 'content', 'admin']);
    expect(await whoMay({ method, path: ofPress })).toEqual(['content', 'admin']);
    const post = 'content/posts/news~tides/files/a.png';
    expect(await whoMay({ method, path: post })).toEqual(['editor', 'content', 'admin']);
    const missing = 'content/books/new/files/book.pdf';
    expect(await whoMay({ method, path: missing })).toEqual(['content', 'admin']);
  });
  it('are not accessible by a role in another journal, a scope alone or an old token', async () => {
    for (const name of ['twoHats', 'scopeAlone', 'oldToken'] as const) {
      const persona = PEOPLE[name];
      if (!persona) throw new Error(`nobody named ${name}`);
      expect(await at.allows(persona, { method: 'get', path: ofJournal }), name).toBe(false);
    }
  });
  it.each(['list', 'delete'] as const)('refuse %s to everyone', async (method) =>
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
      expect(await by({ size: 1 })).toBe(true);
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
  it('is listed by no one, including its owner', async () => {
    for (const name of PERSONA_NAMES) {
      const attempt = { method: 'list', path: path(PERSONAS[name].uid ?? 'nobody') } as const;
      expect(await allows(name, attempt), name).toBe(false);
    }
  });
  it.each(['get', ...WRITES] as const)('refuses %s to everyone else', async (method) =>
    expect(await whoMay({ method, path: path('somebody') })).toEqual([]),
  );
  it.each(['create', 'update'] as const)(
    'refuses to %s an empty or a huge file',
    async (method) => {
      expect(await whoMay({ method, path: path('admin'), size: 0 })).toEqual([]);
      expect(await whoMay({ method, path: path('admin'), size: 1 })).toEqual(['admin']);
      expect(await whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 })).toEqual([
        'admin',
      ]);
      expect(await whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 + 1 })).toEqual([]);
    },
  );
});

describe('the media library', () => {
  const path = `media/${'a'.repeat(64)}.png`;
  const upload = (owner: string) => `mediaUploads/${owner}/upload1`;
  const own = (name: PersonaName) => upload(PERSONAS[name].uid ?? 'nobody');

  it('is read by staff who write, and written by functions', async () => {
    const staff = ['editor', 'editorElsewhere', 'production', 'content', 'admin'];
    expect(await whoMay({ method: 'get', path })).toEqual(staff);
    for (const method of ['list', ...WRITES] as const)
      expect(await whoMay({ method, path })).toEqual([]);
  });
  it('takes an upload once, of staff who keep texts, to their own folder', async () => {
    for (const name of PERSONA_NAMES) {
      const may = ['editor', 'editorElsewhere', 'content', 'admin'].includes(name);
      const attempt = { method: 'create', path: own(name) } as const;
      expect(await allows(name, attempt), name).toBe(may);
      expect(await allows(name, { ...attempt, isOver: true }), name).toBe(false);
      expect(await allows(name, { ...attempt, path: upload('somebody') }), name).toBe(false);
      for (const method of ['get', 'list', 'update', 'delete'] as const)
        expect(await allows(name, { method, path: own(name) }), name).toBe(false);
    }
  });
  it('takes what is of a kind and size', async () => {
    const by = (rest: Partial<Attempt>) =>
      allows('content', { method: 'create', path: own('content'), ...rest });
    const kinds = ['image/svg+xml', 'image/webp', 'application/pdf', 'text/x-tex'];
    for (const contentType of kinds) expect(await by({ contentType })).toBe(true);
    for (const contentType of ['text/html', 'application/javascript', 'image/png; x', ''])
      expect(await by({ contentType }), contentType).toBe(false);
    const MOST = 30 * 1024 * 1024;
    for (const [size, fits] of [
      [0, false],
      [1, true],
      [MOST, true],
      [MOST + 1, false],
    ] as const)
      expect(await by({ size })).toBe(fits);
  });
});

it.each([
  ...[
    'x',
    'media/a/b.png',
    'mediaUploads/admin/a/b',
    'other/CES/creeks/a.png',
    'published/a.png',
    'published/a/b/c/d.png',
  ],
  ...['articles/CES~creeks/other/b.png', 'content/pages/about/other/b.png'],
  ...['other/admin/batch/paper/a.png', 'other/admin/own/upload', 'other/admin/upload1'],
])('no one can access %s', async (path) => {
  for (const method of ['get', 'list', ...WRITES] as const)
    expect(await whoMay({ method, path })).toEqual([]);
});
