import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type BackupOptions, backUp, FolderTaken } from './back-up.ts';
import { startEmptyProject } from './local-project.ts';
import { filesOfBackup, type Manifest, readManifest } from './manifest.ts';
import type { ProjectAccess } from './project-access.ts';
import { type Restored, RestoreRefused, restoreInto } from './restore-into.ts';
import { importAccounts } from './stored-account.ts';
import { total } from './tally.ts';
import { bagFaults } from './verify-bag.ts';

const BODY = gzipSync('Tides rise and fall.');
const NOW = () => new Date('2026-06-01T09:00:00.000Z');

let home: string;
let folder: string;
let manifest: Manifest;
let copy: ProjectAccess;
let restored: Restored;

const toFolder = (access: ProjectAccess, rest: Partial<BackupOptions> = {}): BackupOptions => ({
  ...{ access, folder, schemaVersion: 2, build: 'test', now: NOW, tell: () => {} },
  ...{ partCharacters: 20_000, ...rest },
});
const intoProject = (access: ProjectAccess, from = folder) =>
  restoreInto({ access, folder: from, now: NOW, tell: () => {} });

async function fill(access: ProjectAccess): Promise<void> {
  const { db, bucket, ask, project } = access;
  await db.doc('kinds/all').set({
    time: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 255, 10]),
    own: db.doc('submissions/s1'),
    place: new GeoPoint(-0, 90),
    vector: FieldValue.vector([0.5, -1]),
    numbers: [Number.NaN, -0, 0, Number.POSITIVE_INFINITY, 1.5, Number.MAX_SAFE_INTEGER],
    empty: { map: {}, list: [], text: '', none: null },
    'a field/of any.name': 'é 潮 \u2028',
  });
  // Below a document that is not there.
  await db.doc('submissions/gone/reviews/r1').set({ state: 'invited' });
  await db.doc('submissions/s1').set({ state: 'draft' });
  // What can be imported again, among what is backed up.
  await db.doc('ror/dump/organisations/00nrdvk01').set({ hash: 'a' });
  await db.doc('ror/dump/organisations/0zzzzzz99').set({ hash: 'b' });
  const mail = { template: 'author/submitted', dueAt: '2026-06-01T08:00:00.000Z' };
  await db.doc('mail/waiting').set({ ...mail, state: 'queued' });
  await db.doc('mail/gone').set({ template: mail.template, state: 'sent' });
  const writer = db.bulkWriter();
  for (let n = 0; n < 1_200; n += 1) {
    writer.set(db.doc(`articles/CES~a${n}/versions/1`), { text: `Tide ${n}. `.repeat(20), n });
  }
  await writer.close();
  await bucket.file('published/潮 tide.html').save(BODY, {
    resumable: false,
    metadata: {
      contentType: 'text/html; charset=utf-8',
      contentEncoding: 'gzip',
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { article: 'CES~a1' },
    },
  });
  await bucket.file('submissions/s1/empty.txt').save('', { resumable: false });
  const created = z.object({ localId: z.string() }).parse(
    await ask('accounts', '/v1/accounts:signUp?key=k', {
      email: 'maren@press.example',
      password: 'old tide, new tide',
      targetProjectId: project,
    }),
  );
  await ask('accounts', `/v1/projects/${project}/accounts:update`, {
    localId: created.localId,
    emailVerified: true,
    customAttributes: JSON.stringify({ roles: ['admin'] }),
    mfa: {
      enrollments: [
        { mfaEnrollmentId: 'phone', phoneInfo: '+4930123456', enrolledAt: '2026-05-01T08:00:00Z' },
      ],
    },
  });
  const google = {
    providerId: 'google.com',
    rawId: '42',
    federatedId: '42',
    email: 'g@press.example',
  };
  const account = { localId: 'by-google', email: 'g@press.example', disabled: true };
  expect(await importAccounts(access, [{ ...account, providerUserInfo: [google] }], null)).toEqual(
    [],
  );
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'quire-backup-'));
  folder = join(home, 'backup');
  const source = await startEmptyProject();
  try {
    await fill(source);
    const broken = toFolder(source, {
      tell: (what, count) => {
        if (what === 'documents' && count >= 1_000) throw new Error('the line is cut');
      },
    });
    await expect(backUp(broken)).rejects.toThrow('the line is cut');
    expect(await readManifest(folder)).toBeNull();
    await cp(folder, join(home, 'unfinished'), { recursive: true });
    // What comes later is not part of the moment that the backup is of.
    await source.db.doc('articles/AAA~later').set({ n: -1 });
    manifest = await backUp(toFolder(source));
    await expect(backUp(toFolder(source))).rejects.toThrow(FolderTaken);
  } finally {
    await source.close();
  }
  copy = await startEmptyProject();
  restored = await intoProject(copy);
});
afterAll(async () => {
  await copy?.close();
  await rm(home, { recursive: true, force: true });
});

it('continues a backup that was broken off, as of the moment when it began', async () => {
  expect(manifest.documents['articles/versions']?.count).toBe(1_200);
  expect(manifest.documents.articles).toBeUndefined();
  expect(manifest.readAt).not.toBeNull();
  expect(manifest.parts.length).toBeGreaterThan(3);
  expect(total(manifest.documents)).toBe(1_205);
  expect(manifest.objects).toMatchObject({ published: { count: 1 }, submissions: { count: 1 } });
  expect(manifest.accounts.accounts?.count).toBe(2);
});

it('finds in the copy what was backed up, by counts and hashes of every collection', () => {
  expect(restored.differences).toEqual([]);
});

it('leaves institutions of ROR out, and nothing behind them', () => {
  expect(Object.keys(manifest.documents)).not.toContain('ror/organisations');
  expect(manifest.documents.submissions?.count).toBe(1);
});

it('restores values of every kind', async () => {
  const all = (await copy.db.doc('kinds/all').get()).data();
  expect(all?.time).toEqual(new Timestamp(1_700_000_000, 123_456_000));
  expect(all?.own.path).toBe('submissions/s1');
  expect(all?.numbers).toEqual([
    Number.NaN,
    -0,
    0,
    Number.POSITIVE_INFINITY,
    1.5,
    Number.MAX_SAFE_INTEGER,
  ]);
  expect(all?.vector.toArray()).toEqual([0.5, -1]);
  expect(all?.bytes).toEqual(Buffer.from([0, 255, 10]));
});

it('lets people sign in with the passwords that they had', async () => {
  const signIn = (password: string) =>
    copy.ask('accounts', '/v1/accounts:signInWithPassword?key=k', {
      ...{ email: 'maren@press.example', password, returnSecureToken: true },
    });
  expect(await signIn('old tide, new tide')).toMatchObject({
    mfaInfo: [{ mfaEnrollmentId: 'phone' }],
  });
  await expect(signIn('another')).rejects.toThrow('INVALID');
});

it('opens a file, and serves it as before', async () => {
  const file = copy.bucket.file('published/潮 tide.html');
  const [bytes] = await file.download({ decompress: false, validation: false });
  expect(bytes.equals(BODY)).toBe(true);
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'text/html; charset=utf-8',
    contentEncoding: 'gzip',
    cacheControl: 'public, max-age=31536000, immutable',
    metadata: { article: 'CES~a1' },
  });
});

it('holds mails that were waiting, and asks for the search to be rebuilt', async () => {
  const waiting = (await copy.db.doc('mail/waiting').get()).data();
  expect(waiting).toMatchObject({ state: 'failed', error: expect.stringContaining('Not sent') });
  expect(waiting?.dueAt).toBeUndefined();
  expect((await copy.db.doc('mail/gone').get()).get('state')).toBe('sent');
  const runs = await copy.db.collection('toolRuns').get();
  expect(runs.docs.map((run) => run.get('options'))).toEqual([
    { kind: 'rebuild', what: ['search'] },
  ]);
});

it('is a bag that says what it holds, also where the backup was broken off', async () => {
  expect(await bagFaults(folder)).toEqual([]);
  const info = await readFile(join(folder, 'bag-info.txt'), 'utf8');
  expect(info).toMatch(/^Bag-Software-Agent: Quire test\nBagging-Date: 2026-06-01\n/);
  const listed = await readFile(join(folder, 'manifest-sha256.txt'), 'utf8');
  for (const name of [
    'accounts.jsonl',
    'manifest.json',
    'objects.jsonl',
    'documents/000001.jsonl.gz',
  ])
    expect(listed).toContain(`  data/${name}\n`);
  expect(await bagFaults(join(home, 'unfinished'))).toEqual(['bagit.txt is missing.']);
});

it('finds the files of a backup from before it was a bag', async () => {
  const files = join(folder, 'data');
  expect(await filesOfBackup(folder)).toBe(files);
  expect(await filesOfBackup(files)).toBe(files);
});

it('restores into nothing but an empty project', async () => {
  await expect(intoProject(copy)).rejects.toThrow(/has documents, files, accounts already/);
});

it('refuses a backup that is not finished or is damaged', async () => {
  await expect(intoProject(copy, join(home, 'unfinished'))).rejects.toThrow(RestoreRefused);
  const damaged = join(home, 'damaged');
  await cp(folder, damaged, { recursive: true });
  const part = join('data', manifest.parts[1]?.file ?? '');
  await appendFile(join(damaged, part), 'x');
  await expect(intoProject(copy, damaged)).rejects.toThrow(/000002\.jsonl\.gz is damaged/);
  await rm(join(damaged, part));
  await expect(intoProject(copy, damaged)).rejects.toThrow(/000002\.jsonl\.gz is missing/);
});
