import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { type ExportPorts, exportToBucket, lastBackup } from './export-to-bucket.ts';

let press: TestPress;
let files: Record<string, string[]>;
let asked: string[];
/** What Google answers, by the end of what is asked. */
let answers: Record<string, object>;
let ports: ExportPorts;

beforeEach(async () => {
  press = await startTestPress();
  [files, asked] = [{}, []];
  answers = {
    ':exportDocuments': { name: 'projects/p/operations/1' },
    'accounts:batchGet?maxResults=1000': {
      users: [{ localId: 'ada', passwordHash: 'aGFzaA', customAttributes: '{}' }],
      nextPageToken: 'more',
    },
    'nextPageToken=more': { users: [{ localId: 'edda' }] },
    '/config': { signIn: { hashConfig: { algorithm: 'SCRYPT' } } },
    'operations/1': { name: 'projects/p/operations/1', done: true },
  };
  ports = {
    ...press,
    projectId: 'p',
    bucket: 'press-backups',
    token: async () => 'secret',
    fetch: async (address, options) => {
      asked.push(`${options?.method ?? 'GET'} ${String(address)} ${String(options?.body ?? '')}`);
      const end = Object.keys(answers).find((each) => String(address).endsWith(each));
      const status = end ? 200 : 403;
      const refusal = { error: { message: 'The bucket is not yours.' } };
      return Response.json(end ? answers[end] : refusal, { status });
    },
    write: async (path, lines) => {
      const written: string[] = [];
      for await (const line of lines) written.push(line);
      files[path] = written;
    },
  };
});
afterEach(() => press.close());

it('has Google export the documents, and writes every account beside them', async () => {
  expect(await exportToBucket(ports)).toBe(2);
  expect(asked[0]).toBe(
    'POST https://firestore.googleapis.com/v1/projects/p/databases/(default):exportDocuments {"outputUriPrefix":"gs://press-backups/2026-06-01T09-00-00.000Z/documents"}',
  );
  expect(files).toEqual({
    '2026-06-01T09-00-00.000Z/accounts.jsonl': [
      '{"localId":"ada","passwordHash":"aGFzaA","customAttributes":"{}"}',
      '{"localId":"edda"}',
    ],
    '2026-06-01T09-00-00.000Z/sign-in.json': ['{"hashConfig":{"algorithm":"SCRYPT"}}'],
  });
  expect(await lastBackup(press)).toMatchObject({
    operation: 'projects/p/operations/1',
    accounts: 2,
  });
});

it('fails with Google’s reason, and notes no export', async () => {
  delete answers[':exportDocuments'];
  await expect(exportToBucket(ports)).rejects.toThrow('403: The bucket is not yours.');
  expect(await lastBackup(press)).toBeNull();
});

it('begins a new export, and fails because the one before has failed', async () => {
  await exportToBucket(ports);
  answers['operations/1'] = { name: 'projects/p/operations/1', error: { message: 'no space' } };
  answers[':exportDocuments'] = { name: 'projects/p/operations/2' };
  await expect(exportToBucket(ports)).rejects.toThrow('has failed: no space');
  expect((await lastBackup(press))?.operation).toBe('projects/p/operations/2');
  answers['operations/2'] = { name: 'projects/p/operations/2' };
  // Still running, or done: no failure.
  expect(await exportToBucket(ports)).toBe(2);
});
