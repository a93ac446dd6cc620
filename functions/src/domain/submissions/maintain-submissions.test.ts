import { PROFILES, uploadPath } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { maintainSubmissions } from './maintain-submissions.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const newMails = (work: () => Promise<unknown>) => mailsOf(press, work);

describe('time', () => {
  it('lapses a revision after its grace, once', async () => {
    await maintainSubmissions(press);
    const dueAt = press.now().toISOString();
    await putSubmission(press, 'slow', { state: 'major_revision', dueAt });
    press.pass(6.9);
    expect(await maintainSubmissions(press)).toMatchObject({ lapsed: 0 });
    press.pass(0.2);
    const mails = await newMails(async () => {
      expect(await maintainSubmissions(press)).toMatchObject({ lapsed: 1 });
      expect(await maintainSubmissions(press)).toMatchObject({ lapsed: 0 });
    });
    expect(mails).toEqual(['author/lapsed → anselm@example.org']);
    const reopen = { submission: 'slow', event: 'reopen', from: 'lapsed' } as const;
    expect(await moveSubmission(press, PEOPLE.editor, reopen)).toMatchObject({
      state: 'major_revision',
    });
    const gone = { event: 'request_withdrawal', from: 'major_revision', reason: 'r' } as const;
    await moveSubmission(press, PEOPLE.author, { submission: 'slow', ...gone });
  });

  it('reminds of a revision before and after it is due, each once', async () => {
    const dueAt = new Date(press.now().getTime() + 10 * 86_400_000).toISOString();
    await putSubmission(press, 'due', { state: 'minor_revision', dueAt });
    const days = async (count: number) => {
      press.pass(count);
      return newMails(() => maintainSubmissions(press));
    };
    const mail = ['author/revision-reminder → anselm@example.org'];
    expect(await days(6.9)).toEqual([]);
    expect(await days(0.2)).toEqual(mail);
    expect(await days(0.5)).toEqual([]);
    expect(await days(3.3)).toEqual([]);
    expect(await days(0.2)).toEqual(mail);
    expect(await days(1)).toEqual([]);
    expect(await days(6)).toEqual(['author/lapsed → anselm@example.org']);
  });

  it('sends no reminder before the due date to an author who has switched them off', async () => {
    const at = press.now().toISOString();
    const profile = press.db.collection(PROFILES).doc('anselm');
    await profile.set({
      ...{ given: 'Anselm', family: 'Okoro', affiliation: 'Ravnfjord', country: 'NO' },
      notifications: { reminders: false, messages: true },
      ...{ email: 'anselm@example.org', state: 'active', consents: [] },
      ...{ createdAt: at, updatedAt: at },
    });
    const dueAt = new Date(press.now().getTime() + 2 * 86_400_000).toISOString();
    await putSubmission(press, 'silent', { state: 'minor_revision', dueAt });
    expect(await newMails(() => maintainSubmissions(press))).toEqual([]);
    press.pass(3.1);
    const [overdue] = await newMails(() => maintainSubmissions(press));
    expect(overdue).toBe('author/revision-reminder → anselm@example.org');
    press.pass(6);
    expect(await maintainSubmissions(press)).toMatchObject({ lapsed: 1 });
    await profile.delete();
  });

  it('deletes a draft after two notices, and never without', async () => {
    await putSubmission(press, 'forgotten', { updatedAt: press.now().toISOString() });
    const days = async (count: number) => {
      press.pass(count);
      return newMails(() => maintainSubmissions(press));
    };
    const notice = ['author/draft-notice → anselm@example.org'];
    expect(await days(59)).toEqual([]);
    expect(await days(1.1)).toEqual(notice);
    expect(await days(0.5)).toEqual([]);
    expect(await days(22.5)).toEqual(notice);
    expect(await days(6)).toEqual([]);
    expect(await submissionNow(press, 'forgotten')).toBeDefined();
    expect(await days(1.1)).toEqual([]);
    await expect(submissionNow(press, 'forgotten')).rejects.toThrow();
  });

  it('keeps a draft if the schedule has missed its notices', async () => {
    await putSubmission(press, 'missed', { updatedAt: press.now().toISOString() });
    press.pass(120);
    expect(await newMails(() => maintainSubmissions(press))).toHaveLength(1);
    expect(await submissionNow(press, 'missed')).toBeDefined();
    press.pass(7);
    expect(await maintainSubmissions(press)).toMatchObject({ deleted: 1 });
  });

  it('deletes unused uploads', async () => {
    press.store.put(uploadPath('u', 's', 'old'), new Uint8Array(1), press.now());
    press.pass(1);
    press.store.put(uploadPath('u', 's', 'new'), new Uint8Array(1), press.now());
    press.pass(0.1);
    expect(await maintainSubmissions(press)).toMatchObject({ swept: 1 });
    expect([...press.store.files.keys()]).toEqual([uploadPath('u', 's', 'new')]);
  });

  it('continues where one record is damaged', async () => {
    const at = press.now().toISOString();
    const broken = { state: 'minor_revision', dueAt: '2020-01-01', owner: 7 };
    await press.db.collection('submissions').doc('broken').set(broken);
    await putSubmission(press, 'sound', { state: 'minor_revision', dueAt: at });
    press.pass(8);
    expect((await maintainSubmissions(press)).lapsed).toBe(1);
    expect(press.lines).toContain('submission/not-tended');
  });
});
