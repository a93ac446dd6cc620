/** What an owner's browser can write directly, as far as the rules allow, and its effects. */
import { MAIL_BODIES, SUBMISSIONS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { answerAsCoAuthor } from './co-author-answer.ts';
import { maintainSubmissions } from './maintain-submissions.ts';
import { moveSubmission } from './move-submission.ts';
import { sendMessage } from './send-message.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const write = (id: string, data: object) => press.db.collection(SUBMISSIONS).doc(id).update(data);
const submit = (submission: string) =>
  moveSubmission(press, PEOPLE.author, { submission, event: 'submit', from: 'draft' });

/** Invalid values that the rules allow. */
const NONSENSE = {
  journal: 'a/b',
  keywords: ['tides', 7, { a: 1 }],
  authors: [{ id: 'x', given: { deep: ['er'] } }, 'nobody', null],
  affiliations: [{ name: 4 }, { name: 'University of Ravnfjord' }],
  suggestedReviewers: [{ name: 'No id' }],
  opposedReviewers: [3],
};

describe('a draft with wrong types', () => {
  it('is not sent, and says which fields are wrong', async () => {
    await putSubmission(press, 'wrong');
    await write('wrong', { ...NONSENSE, journal: 'CES' });
    await expect(submit('wrong')).rejects.toMatchObject({
      code: 'input/invalid',
      details: {
        problems: expect.arrayContaining([expect.objectContaining({ field: 'keywords.1' })]),
      },
    });
    const stranger = moveSubmission(press, PEOPLE.stranger, {
      submission: 'wrong',
      event: 'submit',
      from: 'draft',
    });
    await expect(stranger).rejects.toMatchObject({ code: 'submission/not-found' });
  });

  it('does not prevent an editor from moving it or writing to its author', async () => {
    await putSubmission(press, 'stuck', { state: 'major_revision', number: 'CES-2026-00009' });
    await write('stuck', { ...NONSENSE, journal: 'CES', updatedAt: '2026-99-99T99:99:99Z' });
    const message = { submission: 'stuck', key: 'message-1', text: 'What is this?' };
    await sendMessage(press, PEOPLE.editor, message);
    const lapse = { submission: 'stuck', event: 'lapse', from: 'major_revision' } as const;
    expect(await moveSubmission(press, 'system', lapse)).toMatchObject({ state: 'lapsed' });
    expect(await submissionNow(press, 'stuck')).toMatchObject({
      title: 'How tidal creeks drain',
      keywords: ['tides'],
      authors: [],
      affiliations: [{ name: '' }, { name: 'University of Ravnfjord' }],
    });
  });

  it('is deleted in time, and does not block the deletion of others', async () => {
    await putSubmission(press, 'forgotten', { updatedAt: press.now().toISOString() });
    await write('forgotten', NONSENSE);
    for (const days of [60.1, 23.1, 8]) {
      press.pass(days);
      await maintainSubmissions(press);
    }
    await expect(submissionNow(press, 'forgotten')).rejects.toThrow();
    expect(press.lines.filter((line) => line.includes('submission/not-tended'))).toEqual([]);
  });

  it('has invalid references, and nothing fails because of them', async () => {
    await putSubmission(press, 'places', { journal: 'a/b' });
    expect(await submit('places')).toMatchObject({ problems: [{ field: 'journal' }] });
    await putSubmission(press, 'special', { specialIssue: 'x/y' });
    expect(await submit('special')).toMatchObject({ problems: [{ field: 'specialIssue' }] });
  });
});

describe('an author who', () => {
  it('gives all rows of the list the same name is asked to name them again', async () => {
    const { authors } = await submissionNow(press, 'places');
    await putSubmission(press, 'same', {
      authors: authors.map((author) => ({ ...author, id: 'one' })),
    });
    expect(await submit('same')).toMatchObject({ problems: [{ field: 'authors.1.family' }] });
  });

  it('renames the rows after sending leaves co-authors their answer', async () => {
    await putSubmission(press, 'renamed');
    await submit('renamed');
    await moveSubmission(press, PEOPLE.editor, {
      ...{ submission: 'renamed', event: 'pass_check', from: 'technical_check' },
    });
    const { authors } = await submissionNow(press, 'renamed');
    await write('renamed', { authors: authors.map((each) => ({ ...each, id: `new-${each.id}` })) });
    const bodies = await press.db.collection(MAIL_BODIES).get();
    const body = bodies.docs.find(({ id }) => id.includes('~renamed~'));
    const token = /co_author#([\w-]{43})/.exec(String(body?.get('text')))?.[1] ?? '';
    await answerAsCoAuthor(press, { token, answer: 'objected', reason: 'Never seen it.' });
    expect(await submissionNow(press, 'renamed')).toMatchObject({
      coAuthors: { 'maren@example.com': { answer: 'objected' } },
    });
  });

  it('changes the manuscript to a more expensive type after sending pays that type’s price', async () => {
    const sent = { state: 'returned_to_author', number: 'CES-2026-00010' } as const;
    const at = press.now().toISOString();
    const resubmit = (submission: string) =>
      moveSubmission(press, PEOPLE.author, { submission, event: 'resubmit', from: sent.state });
    const quote = { currency: 'EUR', amount: 100, type: 'research-article', at };
    await putSubmission(press, 'dearer', { ...sent, quote, articleType: 'review-article' });
    await putSubmission(press, 'as-before', { ...sent, quote });
    for (const id of ['dearer', 'as-before']) await resubmit(id);
    expect((await submissionNow(press, 'dearer')).quote).toMatchObject({ amount: 90_000 });
    expect((await submissionNow(press, 'as-before')).quote).toEqual(quote);
  });

  it('guesses the id of a transfer does not lose or replace what they sent under it', async () => {
    const path = 'submissions/leaving/files/file-1.docx';
    press.store.put(path, new Uint8Array([1, 2]));
    await putSubmission(press, 'leaving', { state: 'with_editor' }, [storedFile({ path })]);
    const offer = { event: 'offer_transfer', from: 'with_editor', letter: 'Go.' } as const;
    await moveSubmission(press, PEOPLE.editor, { submission: 'leaving', ...offer, journal: 'MSP' });
    const accept = { event: 'accept_transfer', from: 'transfer_offered' } as const;
    const offered = await submissionNow(press, 'leaving');
    await moveSubmission(press, PEOPLE.author, { submission: 'leaving', ...accept });
    const { transferredTo = '' } = await submissionNow(press, 'leaving');
    // As if it had been sent before: the offer is open again, and its id is the same.
    await write(transferredTo, { state: 'technical_check', number: 'MSP-2026-00077' });
    await press.db.collection(SUBMISSIONS).doc('leaving').set(offered);
    const again = moveSubmission(press, PEOPLE.author, { submission: 'leaving', ...accept });
    await expect(again).rejects.toThrow();
    expect(await submissionNow(press, transferredTo)).toMatchObject({ number: 'MSP-2026-00077' });
  });
});
