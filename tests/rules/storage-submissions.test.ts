import { LARGE_UPLOAD_BYTES, UPLOAD_MAX_BYTES } from '@quire/model/constants';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { can, type Role } from '@quire/model/roles';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MANUSCRIPTS, manuscriptFor } from './manuscripts.ts';
import { askerOf, PEOPLE, PERSONAS, type Persona } from './personas.ts';
import { openStoragePress, type StoragePress } from './storage-press.ts';
import { submission } from './submission-records.ts';
import { expectTable, type Row } from './verdict-table.ts';

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
const uidOf = ({ uid }: Pick<Persona, 'uid'>) => uid ?? 'nobody';
const idOf = (persona: Persona, name: string) => `${uidOf(persona)}-${name}`;
let at: StoragePress;

/** What rules look up, as REST writes it. */
function fields(record: {
  journal: string;
  owner: string;
  state: string;
  authorUids: string[];
  production: string[];
}) {
  const text = (value: string) => ({ stringValue: value });
  const list = (values: string[]) => ({ arrayValue: { values: values.map(text) } });
  const { journal, owner, state, authorUids, production } = record;
  return {
    ...{ journal: text(journal), owner: text(owner), state: text(state) },
    ...{ authorUids: list(authorUids), production: list(production) },
  };
}

beforeAll(async () => {
  const documents: Record<string, object> = {};
  for (const persona of Object.values(PEOPLE))
    for (const name of Object.keys(MANUSCRIPTS))
      documents[`submissions/${idOf(persona, name)}`] = fields(manuscriptFor(uidOf(persona), name));
  for (const state of SUBMISSION_STATE_NAMES)
    documents[`submissions/${state}`] = fields({
      ...submission('author', state),
      production: ['production'],
    });
  const counted = (...uploads: string[]) => ({
    arrayValue: { values: uploads.map((id) => ({ stringValue: id })) },
  });
  for (const persona of [...Object.values(PEOPLE), { uid: 'somebody' }])
    documents[`allowances/${uidOf(persona)}`] = {
      uploads: counted('u', 'small'),
      large: counted('u'),
    };
  at = await openStoragePress('storage-submissions', documents);
});
afterAll(() => at.close());

/** The same request by everyone. */
async function row(
  attempt: (persona: Persona) => { method: (typeof METHODS)[number]; path: string },
  expected: (persona: Persona) => boolean,
): Promise<Row> {
  const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
    const actual = await at.allows(persona, attempt(persona));
    return [who, { expected: expected(persona), actual }] as const;
  });
  return Object.fromEntries(await Promise.all(cells));
}

it('gives a manuscript’s files, reviewers’ files and invoices to no one: a function sends them', async () => {
  const rows: Record<string, Row> = {};
  for (const name of Object.keys(MANUSCRIPTS))
    for (const method of METHODS)
      for (const path of ['files/f.pdf', 'reviews/r1/f.pdf', 'other/f.pdf']) {
        rows[`${name} ${method} ${path}`] = await row(
          (persona) => ({ method, path: `submissions/${idOf(persona, name)}/${path}` }),
          () => false,
        );
      }
  for (const method of METHODS)
    rows[`invoices ${method}`] = await row(
      () => ({ method, path: 'invoices/i1/CES-2026-1.pdf' }),
      () => false,
    );
  expectTable(rows);
});

it('takes uploads in one’s own folder, whatever manuscript they name: a function asks whose it is', async () => {
  const rows: Record<string, Row> = {};
  for (const name of Object.keys(MANUSCRIPTS))
    for (const method of METHODS) {
      rows[`${name} ${method}`] = await row(
        (persona) => ({ method, path: `uploads/${uidOf(persona)}/${idOf(persona, name)}/u` }),
        (persona) => {
          const owner = uidOf(persona);
          return method === 'create' && can(askerOf(persona), 'submission.write', { owner });
        },
      );
    }
  const path = (persona: Persona, folder: string, id: string) => ({
    ...({ method: 'create', path: `${folder}/${id}` } as const),
    persona,
  });
  rows['in another’s folder'] = await row(
    (persona) => path(persona, 'uploads/somebody', `${idOf(persona, 'ownDraft')}/u`),
    () => false,
  );
  rows['another’s in another’s folder'] = await row(
    (persona) => path(persona, 'uploads/somebody', `${idOf(persona, 'draft')}/u`),
    () => false,
  );
  rows['in another place'] = await row(
    (persona) => path(persona, `other/${uidOf(persona)}`, `${idOf(persona, 'ownDraft')}/u`),
    () => false,
  );
  expectTable(rows);
});

it('accepts an upload once: a file that a function may be checking cannot be replaced', async () => {
  const upload = { method: 'create', path: 'uploads/author/draft/u' } as const;
  expect(await at.allows(PERSONAS.author, upload)).toBe(true);
  expect(await at.allows(PERSONAS.author, { ...upload, isOver: true })).toBe(false);
});

it('takes every type that a manuscript may have, and none that a browser would run', async () => {
  const upload = (contentType: string) =>
    at.allows(PERSONAS.author, { method: 'create', path: 'uploads/author/draft/u', contentType });
  for (const { type } of Object.values(FILE_FORMATS)) expect(await upload(type), type).toBe(true);
  expect(await upload('application/octet-stream')).toBe(true);
  for (const type of ['text/html', 'image/svg+xml', 'application/javascript', 'image/png; x', ''])
    expect(await upload(type), type).toBe(false);
});

it.each([
  [0, false],
  [1, true],
  [UPLOAD_MAX_BYTES, true],
  [UPLOAD_MAX_BYTES + 1, false],
])('takes uploads of %i bytes: %s', async (size, expected) => {
  const upload = { method: 'create', path: 'uploads/author/draft/u', size } as const;
  expect(await at.allows(PERSONAS.author, upload)).toBe(expected);
});

it('takes uploads of who is not staff however long they were away', async () => {
  const later = { time: '2026-12-21T12:00:00Z' };
  const upload = { method: 'create', path: 'uploads/author/draft/u' } as const;
  const away = (...more: readonly Role[]) =>
    at.allows(
      { ...PERSONAS.author, roles: ['reader', 'author', 'reviewer', ...more] },
      { ...upload, ...later },
    );
  expect(await away('finance')).toBe(true);
  for (const role of ['editor', 'production', 'content', 'admin'] as const) {
    expect(await away(role), role).toBe(false);
  }
});

it('takes an upload that its account has counted, and a large one that it has counted as such', async () => {
  const uploaded = (name: string, size: number) =>
    at.allows(PERSONAS.author, { method: 'create', path: `uploads/author/draft/${name}`, size });
  expect(await uploaded('uncounted', 1)).toBe(false);
  expect(await uploaded('small', LARGE_UPLOAD_BYTES)).toBe(true);
  expect(await uploaded('small', LARGE_UPLOAD_BYTES + 1)).toBe(false);
  expect(await uploaded('u', LARGE_UPLOAD_BYTES + 1)).toBe(true);
});
