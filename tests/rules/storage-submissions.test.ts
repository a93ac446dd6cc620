import { LARGE_UPLOAD_BYTES, UPLOAD_MAX_BYTES } from '@quire/model/constants';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { can } from '@quire/model/roles';
import {
  PRODUCTION_STATES,
  SUBMISSION_STATE_NAMES,
  takesFiles,
} from '@quire/model/states/submission-states';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MANUSCRIPTS, manuscriptFor, subjectOf } from './manuscripts.ts';
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

/** The same asked by everybody. */
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

it('hands a manuscript’s files to those who may read it, and takes none but from functions', async () => {
  const rows: Record<string, Row> = {};
  for (const name of [...Object.keys(MANUSCRIPTS)])
    for (const method of METHODS) {
      rows[`${name} ${method}`] = await row(
        (persona) => ({ method, path: `submissions/${idOf(persona, name)}/files/f.pdf` }),
        (persona) =>
          method === 'get' &&
          can(askerOf(persona), 'submission.read', subjectOf(uidOf(persona), name)),
      );
    }
  for (const path of ['submissions/nowhere/files/f.pdf', 'submissions/published/files/a/f.pdf'])
    rows[path] = await row(
      () => ({ method: 'get', path }),
      () => false,
    );
  rows['beside files'] = await row(
    (persona) => ({ method: 'get', path: `submissions/${idOf(persona, 'ownDraft')}/other/f.pdf` }),
    () => false,
  );
  expectTable(rows);
});

it('hands reviewers’ files to those who may read reviews, and takes none but from functions', async () => {
  const rows: Record<string, Row> = {};
  for (const name of Object.keys(MANUSCRIPTS).filter((each) => !/[dD]raft$/.test(each)))
    for (const method of METHODS) {
      rows[`${name} ${method}`] = await row(
        (persona) => ({ method, path: `submissions/${idOf(persona, name)}/reviews/r1/f.pdf` }),
        (persona) => {
          const { owner: _, ...subject } = subjectOf(uidOf(persona), name);
          return method === 'get' && can(askerOf(persona), 'review.read', subject);
        },
      );
    }
  expectTable(rows);
});

it('takes uploads for one’s own manuscript, in one’s own folder', async () => {
  const rows: Record<string, Row> = {};
  for (const name of Object.keys(MANUSCRIPTS))
    for (const method of METHODS) {
      rows[`${name} ${method}`] = await row(
        (persona) => ({ method, path: `uploads/${uidOf(persona)}/${idOf(persona, name)}/u` }),
        (persona) => {
          const { state } = MANUSCRIPTS[name] ?? { state: 'draft' };
          const { owner } = subjectOf(uidOf(persona), name);
          const isOpen = method === 'create' && takesFiles(state);
          return isOpen && can(askerOf(persona), 'submission.write', { owner });
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
  rows['for no manuscript'] = await row(
    (persona) => path(persona, `uploads/${uidOf(persona)}`, 'nowhere/u'),
    () => false,
  );
  expectTable(rows);
});

it.each(SUBMISSION_STATE_NAMES)('gives and takes files as its state has it: %s', async (state) => {
  const upload = { method: 'create', path: `uploads/author/${state}/u` } as const;
  expect(await at.allows(PERSONAS.author, upload)).toBe(takesFiles(state));
  const file = { method: 'get', path: `submissions/${state}/files/f.pdf` } as const;
  expect(await at.allows(PERSONAS.author, file)).toBe(true);
  expect(await at.allows(PERSONAS.admin, file)).toBe(state !== 'draft');
  const isBegun = PRODUCTION_STATES.some((one) => one === state);
  expect(await at.allows(PERSONAS.production, file)).toBe(isBegun);
});

it('takes an upload once: nobody replaces what a function may be looking into', async () => {
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

it('takes an upload that its account has counted, and a large one that it has counted as such', async () => {
  const uploaded = (name: string, size: number) =>
    at.allows(PERSONAS.author, { method: 'create', path: `uploads/author/draft/${name}`, size });
  expect(await uploaded('uncounted', 1)).toBe(false);
  expect(await uploaded('small', LARGE_UPLOAD_BYTES)).toBe(true);
  expect(await uploaded('small', LARGE_UPLOAD_BYTES + 1)).toBe(false);
  expect(await uploaded('u', LARGE_UPLOAD_BYTES + 1)).toBe(true);
});
