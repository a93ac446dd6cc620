import { readFileSync } from 'node:fs';
import type { Fields, Value } from '@quire/local/firestore/value';
import { compileRules } from '@quire/local/rules/compile';
import { evaluate } from '@quire/local/rules/evaluate';
import type { RulesRequest } from '@quire/local/rules/request';
import { describe, expect, it } from 'vitest';
import { PERSONA_NAMES, PERSONAS, type PersonaName } from './personas.ts';

const compiled = compileRules(
  readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8'),
);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
const { ruleset } = compiled;

const text = (value: string): Value => ({ kind: 'string', value });
const RECORD: Fields = new Map([['journal', text('CES')]]);

interface Attempt {
  method: RulesRequest['method'];
  path: string;
  size?: number;
}

/** Whether the rules let this persona do this to an object of the bucket. */
function allows(name: PersonaName, { method, path, size }: Attempt): boolean {
  const { uid, roles, journals } = PERSONAS[name];
  const at = ['b', 'press', 'o', ...path.split('/')];
  const fields: Fields = new Map<string, Value>([
    ['name', text(path)],
    ['size', { kind: 'integer', value: BigInt(size ?? 100) }],
    ['contentType', text('image/png')],
  ]);
  const there = method === 'create' ? null : { path: at, fields };
  const coming = method === 'create' || method === 'update' ? { path: at, fields } : null;
  return evaluate(ruleset, {
    service: 'firebase.storage',
    method,
    path: at,
    time: { seconds: 1_790_000_000n, nanos: 0 },
    auth: uid === null ? null : { uid, token: { roles: [...roles], journals: [...journals] } },
    resource: there,
    newResource: coming,
    lookup: (document) => (document.at(-1) === 'CES~creeks' ? RECORD : null),
  }).allowed;
}

const whoMay = (attempt: Attempt) => PERSONA_NAMES.filter((name) => allows(name, attempt));
const WRITES = ['create', 'update', 'delete'] as const;

describe('published files', () => {
  it('are read by everybody', () =>
    expect(whoMay({ method: 'get', path: 'published/CES/creeks/body-1.html' })).toEqual(
      PERSONA_NAMES,
    ));
  it.each([...WRITES, 'list'] as const)('refuse %s to everybody', (method) =>
    expect(whoMay({ method, path: 'published/CES/creeks/body-1.html' })).toEqual([]),
  );
});

describe('the originals of an article', () => {
  it('are read by the staff of its journal', () =>
    expect(whoMay({ method: 'get', path: 'articles/CES~creeks/files/a/b.png' })).toEqual([
      'editor',
      'production',
      'admin',
    ]));
  it('are read by nobody when there is no such article', () =>
    expect(whoMay({ method: 'get', path: 'articles/CES~nope/files/b.png' })).toEqual([]));
  it.each([...WRITES, 'list'] as const)('refuse %s to everybody', (method) =>
    expect(whoMay({ method, path: 'articles/CES~creeks/files/b.png' })).toEqual([]),
  );
});

describe('an import', () => {
  const path = (owner: string) => `imports/${owner}/batch/paper/figures/a.png`;
  it.each(['get', ...WRITES] as const)('allows its owner to %s, if they are staff', (method) => {
    for (const name of PERSONA_NAMES) {
      const expected = ['editor', 'editorElsewhere', 'production', 'admin'].includes(name);
      expect(allows(name, { method, path: path(PERSONAS[name].uid ?? 'nobody') }), name).toBe(
        expected,
      );
    }
  });
  it.each(['get', ...WRITES] as const)('refuses %s to everybody else', (method) =>
    expect(whoMay({ method, path: path('somebody') })).toEqual([]),
  );
  it.each(['create', 'update'] as const)('refuses to %s an empty or a huge file', (method) => {
    expect(whoMay({ method, path: path('admin'), size: 0 })).toEqual([]);
    expect(whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 })).toEqual(['admin']);
    expect(whoMay({ method, path: path('admin'), size: 30 * 1024 * 1024 + 1 })).toEqual([]);
  });
});

it.each(['x', 'other/CES/creeks/a.png', 'published/a.png', 'published/a/b/c/d.png'])(
  'nobody reaches %s',
  (path) => {
    for (const method of ['get', 'list', ...WRITES] as const)
      expect(whoMay({ method, path })).toEqual([]);
  },
);
