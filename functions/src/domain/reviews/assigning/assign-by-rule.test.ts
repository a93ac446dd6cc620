import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { ASSIGNMENT_TURNS, JOURNALS, PROFILES, USERS } from '@quire/model/collections';
import { ASSIGNMENT_REASONS } from '@quire/model/entities/assignment-reasons';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import { moveSubmission } from '../../submissions/move-submission.ts';
import { assignableEditors } from '../assignable-editors.ts';
import { handOver } from '../hand-over.ts';

let press: SubmissionsPress;
let opened: SubmissionsPress | undefined;
afterAll(() => opened?.close());

const AT = '2026-06-01T09:00:00.000Z';

async function putEditor(uid: string, profile: Record<string, unknown> = {}): Promise<void> {
  const claims = { roles: ['reader', 'editor'], grants: { editor: ['CES'] }, journals: ['CES'] };
  const email = `${uid}@${uid}.example`;
  const displayName = `The ${uid}`;
  await press.db.doc(`${USERS}/${uid}`).set({ email, displayName, ...claims, updatedAt: AT });
  await press.db.doc(`${PROFILES}/${uid}`).set({
    ...{ given: 'The', family: uid, email, affiliation: `${uid} House`, country: 'NO' },
    ...{ state: 'active', notifications: { reminders: true, messages: true } },
    ...{ consents: [], createdAt: AT, updatedAt: AT, ...profile },
  });
}

const setRule = (assignment: Record<string, unknown>) =>
  press.db.doc(`${JOURNALS}/CES`).update({ assignment });

beforeAll(() => bindTranslations(readTranslation));
beforeEach(async () => {
  await opened?.close();
  press = await startSubmissionsPress();
  opened = press;
  await putEditor('edda');
  await putEditor('emil');
});

async function send(id: string, change: Parameters<typeof putSubmission>[2] = {}) {
  await putSubmission(press, id, change);
  const mails = await mailsOf(press, () =>
    moveSubmission(press, PEOPLE.author, { submission: id, event: 'submit', from: 'draft' }),
  );
  const { editors } = await submissionNow(press, id);
  return { editors, told: mails.filter((mail) => mail.startsWith('editor/')) };
}
const staffEvents = async (id: string) =>
  (await below(press, id, 'events')).filter(({ audience }) => audience === 'staff');

describe('a submission that is sent', () => {
  it('stays at the desk where the journal has no rule, and all editors are notified', async () => {
    const { editors, told } = await send('creeks');
    expect(editors).toEqual([]);
    expect(told).toHaveLength(2);
    expect((await staffEvents('creeks')).map(({ event }) => event)).not.toContain(
      'assignment_skipped',
    );
  });

  it('goes to the editors in turn; only that editor is notified, and the timeline says why', async () => {
    await setRule({ rule: 'rotation' });
    const first = await send('one');
    expect(first).toEqual({
      editors: ['edda'],
      told: ['editor/new-submission → edda@edda.example'],
    });
    expect((await send('two')).editors).toEqual(['emil']);
    expect((await send('three')).editors).toEqual(['edda']);
    const [event] = (await staffEvents('one')).filter((each) => each.event === 'editor_assigned');
    expect(event).toMatchObject({ actor: 'system' });
    const noted = (await below(press, 'one', 'private')).find(({ id }) => id === event?.id);
    expect(noted).toMatchObject({ by: 'system', uid: 'edda', byRule: 'rotation' });
    const mail = await press.db.collection('mail').where('submission', '==', 'one').get();
    const texts = mail.docs.map((doc) => String(doc.get('text')));
    expect(texts.some((text) => text.includes('It is assigned to you.'))).toBe(true);
  });

  it('passes over editors who are away, in conflict or authors', async () => {
    await putEditor('edda', {
      absence: { from: '2026-01-01', to: '2030-01-01', standIn: '' },
    });
    await putEditor('ines', { ror: 'https://ror.org/02y9nww90' });
    await putEditor('aron');
    await setRule({
      rule: 'rotation',
      editors: ['edda', 'ines', 'aron', 'emil'].map((uid) => ({ editor: { uid, name: uid } })),
    });
    const authors = readyDraft().authors.map((author, place) =>
      place === 1 ? { ...author, email: 'aron@aron.example' } : author,
    );
    const affiliations = [{ name: 'Nairobi', ror: 'https://ror.org/02y9nww90' }];
    expect((await send('creeks', { authors, affiliations })).editors).toEqual(['emil']);
  });

  it('stays at the desk where no editor is left, and the timeline tells staff why', async () => {
    await putEditor('emil', { absence: { from: '2026-01-01', to: '2030-01-01', standIn: '' } });
    await setRule({ rule: 'rotation', editors: [{ editor: { uid: 'emil', name: 'Emil' } }] });
    const { editors, told } = await send('creeks');
    expect(editors).toEqual([]);
    expect(told).toHaveLength(2);
    const skipped = (await staffEvents('creeks')).find(
      ({ event }) => event === 'assignment_skipped',
    );
    const noted = (await below(press, 'creeks', 'private')).find(({ id }) => id === skipped?.id);
    expect(noted).toMatchObject({ by: 'system', byRule: 'nobody-free' });
    expect(inLanguage('es', () => ASSIGNMENT_REASONS['nobody-free'])).toMatch(
      /^Todos los editores/,
    );
    expect((await press.db.doc(`${ASSIGNMENT_TURNS}/CES`).get()).exists).toBe(false);
  });

  it('keeps its editor when it is sent again', async () => {
    await setRule({ rule: 'rotation' });
    await putSubmission(press, 'creeks', { state: 'returned_to_author', editors: ['emil'] });
    await moveSubmission(press, PEOPLE.author, {
      ...{ submission: 'creeks', event: 'resubmit', from: 'returned_to_author' },
    });
    expect((await submissionNow(press, 'creeks')).editors).toEqual(['emil']);
  });

  it('is not assigned while something is missing', async () => {
    await setRule({ rule: 'rotation' });
    expect((await send('creeks', { abstract: '' })).editors).toEqual([]);
    expect((await press.db.doc(`${ASSIGNMENT_TURNS}/CES`).get()).exists).toBe(false);
  });
});

describe('a guest editor', () => {
  beforeEach(async () => {
    const guest = press.db.doc(`${USERS}/gus`);
    await guest.update({ journals: ['CES'], email: 'gus@gus.example' });
  });
  const give = (submission: string) =>
    handOver(press, PEOPLE.editor, { submission, to: 'gus', keeps: true, note: '' });

  it('is offered for the special issue’s manuscripts, with load and conflicts', async () => {
    await putSubmission(press, 'own', { state: 'with_editor', specialIssue: 's1' });
    const found = await assignableEditors(press, PEOPLE.editor, { submission: 'own' });
    expect(found.editors.filter(({ isGuest }) => isGuest).map(({ uid }) => uid)).toEqual(['gus']);
    const mails = await mailsOf(press, () => give('own'));
    expect(mails).toEqual(['editor/handed-over → gus@gus.example']);
    expect((await submissionNow(press, 'own')).editors).toEqual(['gus']);
  });

  it('is not offered for other manuscripts', async () => {
    await putSubmission(press, 'other', { state: 'with_editor', specialIssue: 's2' });
    const found = await assignableEditors(press, PEOPLE.editor, { submission: 'other' });
    expect(found.editors.map(({ uid }) => uid)).not.toContain('gus');
    await expect(give('other')).rejects.toMatchObject({ code: 'submission/no-such-person' });
  });
});
