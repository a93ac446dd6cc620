import {
  type RunningSimilarityService,
  startSimilarityService,
} from '@quire/local/similarity-service/similarity-service';
import { JOURNALS, SIMILARITY_QUEUE } from '@quire/model/collections';
import { type Similarity, SimilaritySchema } from '@quire/model/entities/similarity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import { codeOf, refusal } from '../../../testing/test-records.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
} from '../../../testing/test-submissions.ts';
import { advanceDueSimilarities } from './advance-similarity.ts';
import { ithenticate } from './ithenticate.ts';
import { similarityReport } from './similarity-report.ts';
import { similarityRef, startSimilarity, startSimilarityByItself } from './start-similarity.ts';

const KEY = 'key-of-the-press';
let press: SubmissionsPress;
let remote: RunningSimilarityService;
beforeEach(async () => {
  press = await startSubmissionsPress();
  remote = await startSimilarityService({ host: '127.0.0.1', port: 0, key: KEY });
  const file = storedFile();
  press.store.put(file.path, Buffer.from('The manuscript’s bytes'));
  await putSubmission(press, 's', { number: 'CES-2026-1', state: 'technical_check' }, [file]);
});
afterEach(async () => {
  await Promise.all([press.close(), remote.stop()]);
});

const service = (key = KEY) => ithenticate({ api: remote.url, key });
const start = (person: (typeof PEOPLE)[keyof typeof PEOPLE] = PEOPLE.editor, isSetUp = true) =>
  startSimilarity(press, person, { submission: 's' }, isSetUp);
async function advance(times = 1, key = KEY): Promise<Similarity> {
  for (let time = 0; time < times; time += 1) {
    await advanceDueSimilarities({ ...press, service: service(key) });
    press.pass(10 / 1440);
  }
  return stored();
}
const stored = async () =>
  SimilaritySchema.parse((await similarityRef(press.db, 's').get()).data());
const waiting = async () => (await press.db.collection(SIMILARITY_QUEUE).get()).size;

describe('comparing a manuscript', () => {
  it('sends the file, waits for the service, and keeps the score', async () => {
    remote.delay(1);
    await start();
    expect(await advance()).toMatchObject({ state: 'processing' });
    const [submitted] = remote.submitted.values();
    expect(submitted).toMatchObject({ fileName: 'paper.docx', body: { owner: 'CES-2026-1' } });
    expect(submitted?.file?.toString()).toBe('The manuscript’s bytes');
    expect(await advance()).toMatchObject({ state: 'processing' });
    expect(await advance()).toMatchObject({ state: 'comparing' });
    expect(submitted?.settings).toMatchObject({ indexing_settings: { add_to_index: false } });
    expect(await advance()).toMatchObject({ state: 'comparing' });
    expect(await advance()).toMatchObject({
      ...{ state: 'done', startedBy: { uid: 'edda' } },
      score: { overall: 17, internet: 4, publications: 17, submitted: 0 },
    });
    expect(await waiting()).toBe(0);
  });

  it('is retried later if the service is busy or fails, without sending anything twice', async () => {
    await start();
    remote.fail(429);
    expect(await advance()).toMatchObject({
      ...{
        state: 'waiting',
        failures: 1,
        problem: { code: 'request-refused', detail: expect.stringContaining('429') },
      },
    });
    press.pass(1);
    remote.fail(503);
    await advance();
    press.pass(1);
    expect(await advance()).toMatchObject({ state: 'processing', failures: 0 });
    expect(await stored()).not.toHaveProperty('problem');
    expect(remote.submitted.size).toBe(1);
    // At least as long as the service has requested.
    const asked = remote.requests.length;
    remote.fail(429);
    await advanceDueSimilarities({ ...press, service: service() });
    await advanceDueSimilarities({ ...press, service: service() });
    expect(remote.requests.length).toBe(asked + 1);
  });

  it('continues an interrupted upload to the existing submission', async () => {
    await start();
    // The submission is created, but the upload is refused.
    await advanceDueSimilarities({
      ...press,
      service: {
        ...service(),
        upload: async () => {
          remote.fail(500);
          await service().upload(
            [...remote.submitted.keys()][0] ?? '',
            'paper.docx',
            Buffer.from('x'),
          );
        },
      },
    });
    press.pass(1);
    expect(await advance()).toMatchObject({ state: 'processing' });
    expect(remote.submitted.size).toBe(1);
  });

  it('fails with a message if the key is wrong or the file cannot be compared', async () => {
    await start();
    expect(await advance(1, 'wrong')).toMatchObject({
      ...{ state: 'failed', problem: { code: 'key-refused' } },
    });
    expect(await waiting()).toBe(0);
    remote.refuseFile('TOO_LITTLE_TEXT');
    await start();
    expect(await advance(2)).toMatchObject({
      ...{ state: 'failed', problem: { code: 'text-too-short' } },
    });
  });

  /** The service accepts the manuscript's name, and refuses its file with this status. */
  const failUpload = (status: number) =>
    advanceDueSimilarities({
      ...press,
      service: {
        ...service(),
        upload: async (id, name, bytes) => {
          remote.fail(status);
          await service().upload(id, name, bytes);
        },
      },
    });

  it('continues after a failure with the existing submission of the same file', async () => {
    await start();
    await failUpload(400);
    const failed = await stored();
    expect(failed).toMatchObject({
      state: 'failed',
      problem: { detail: expect.stringContaining('400') },
    });
    await start();
    expect(await stored()).toMatchObject({ state: 'waiting', failures: 0, remote: failed.remote });
    expect(await stored()).not.toHaveProperty('problem');
    expect(await advance(5)).toMatchObject({ state: 'done', remote: failed.remote });
    expect(remote.submitted.size).toBe(1);
    // A completed comparison is repeated only as a new submission.
    await start();
    expect(await stored()).not.toHaveProperty('remote');
  });

  it('submits another file, and a file that the service no longer has, again', async () => {
    await start();
    await failUpload(404);
    expect(await stored()).toMatchObject({ state: 'failed' });
    expect(await stored()).not.toHaveProperty('remote');
    await start();
    await failUpload(400);
    expect(remote.submitted.size).toBe(2);
    const files = [storedFile({ retired: true }), storedFile({ version: 2 })];
    await putSubmission(press, 's', { number: 'CES-2026-1', state: 'technical_check' }, files);
    await start();
    expect(await stored()).toMatchObject({ file: { id: 'file-2' } });
    expect(await stored()).not.toHaveProperty('remote');
  });

  it('gives up after a day of failures', async () => {
    await start();
    remote.fail(...Array.from({ length: 30 }, () => 503));
    for (let time = 0; time < 12; time += 1) {
      await advance();
      press.pass(1);
    }
    expect(await stored()).toMatchObject({ state: 'failed' });
    expect(await waiting()).toBe(0);
  });
});

describe('starting it', () => {
  it('is allowed to handling editors, if a service is configured', async () => {
    for (const person of [PEOPLE.author, PEOPLE.otherEditor, PEOPLE.production, PEOPLE.finance])
      expect(await codeOf(start(person))).toMatch(/^(access\/denied|submission\/not-found)$/);
    const { details } = await refusal(start(PEOPLE.editor, false));
    expect(details.problems?.[0]?.message).toContain('no connection');
    expect(await waiting()).toBe(0);
  });

  it('is limited to twenty times a day; a comparison in progress counts once', async () => {
    await start();
    await start();
    await requireBudget(press, 'similarity', { account: PEOPLE.editor.uid }, 18);
    await advance(5);
    await start();
    await start();
    await advance(5);
    expect(await codeOf(start())).toBe('account/throttled');
    expect(await stored()).toMatchObject({ state: 'done' });
    expect(await waiting()).toBe(0);
  });

  it('is automatic if the journal enables it, once for each file', async () => {
    await startSimilarityByItself(press, 's');
    expect(await waiting()).toBe(0);
    await press.db.collection(JOURNALS).doc('CES').update({ startsSimilarity: true });
    await startSimilarityByItself(press, 's');
    expect(await stored()).toMatchObject({ startedBy: null });
    await advance(5);
    await startSimilarityByItself(press, 's');
    expect(await waiting()).toBe(0);
    expect(remote.submitted.size).toBe(1);
  });
});

describe('the report', () => {
  it('opens at the service, for handling editors', async () => {
    const ask = (person: (typeof PEOPLE)[keyof typeof PEOPLE] = PEOPLE.editor) =>
      similarityReport(press, person, { submission: 's' }, service());
    await start();
    expect((await refusal(ask())).details.problems?.[0]?.message).toContain('no report yet');
    await advance(5);
    expect((await ask()).url).toMatch(/\/viewer\//);
    expect(await codeOf(ask(PEOPLE.author))).toMatch(/^(access\/denied|submission\/not-found)$/);
    remote.fail(503);
    expect((await refusal(ask())).details.problems?.[0]?.message).toContain('503');
  });
});

it('checks whether the service accepts the key', async () => {
  await expect(service().try()).resolves.toBeUndefined();
  await expect(service('wrong').try()).rejects.toThrow('rejected the key');
  await remote.stop();
  await expect(service().try()).rejects.toThrow('does not respond');
  remote = await startSimilarityService({ host: '127.0.0.1', port: 0, key: KEY });
});
