import { describe, expect, it } from 'vitest';
import { discountDecided } from './author/discount-decided.ts';
import { revisionReminder } from './author/revision-reminder.ts';
import { statusChanged } from './author/status-changed.ts';
import { composeMail, type Sender } from './compose.ts';
import { newSubmission } from './editor/new-submission.ts';
import { describeTemplate } from './registry/describe-template.ts';
import { composeWording } from './registry/mail-wording.ts';
import { invitation } from './reviewer/invitation.ts';
import { reviewThanks } from './reviewer/thanks.ts';
import { editorsTogether, type Signer } from './signature.ts';

const JOURNAL = 'Coastal Earth Systems';
const EDDA: Signer = { name: 'Edda Marsh', office: 'editor', journal: JOURNAL };
const PRESS = { press: 'Salt', origin: 'https://press.example', contact: 'info@press.example' };
const sender = (signer?: Signer): Sender => ({ ...PRESS, signer });
const CLOSING = 'With kind regards,\nEdda Marsh\nEditor, Coastal Earth Systems';

describe('the signature of a mail', () => {
  it('comes between its last line and its foot, in both parts', () => {
    const { text, html } = reviewThanks.render(reviewThanks.sample, sender(EDDA));
    expect(text).toContain(`\n\n${CLOSING}\n\n-- \nSalt\n`);
    expect(html).toContain('<br>Edda Marsh<br>Editor, Coastal Earth Systems</p>');
  });

  it.each([
    [{ ...EDDA, office: 'chief' }, 'Edda Marsh\nEditor-in-Chief, Coastal Earth Systems'],
    [{ ...EDDA, office: 'guest' }, 'Edda Marsh\nGuest editor, Coastal Earth Systems'],
    [editorsTogether(JOURNAL), 'With kind regards,\nThe editors of Coastal Earth Systems'],
    [{ ...EDDA, name: 'Edda\nMarsh' }, 'Edda Marsh\nEditor,'],
  ] satisfies [Signer, string][])('names the office of %o', (signer, words) => {
    expect(statusChanged.render(statusChanged.sample, sender(signer)).text).toContain(words);
  });

  it('is not on mails to staff, about money, or where nobody signs', () => {
    const mails = [
      newSubmission.render(newSubmission.sample, sender(EDDA)),
      discountDecided.render(discountDecided.sample, sender(EDDA)),
      statusChanged.render(statusChanged.sample, sender()),
    ];
    for (const { text } of mails) expect(text).not.toContain('With kind regards');
  });

  it('is left out where an editor’s letter is the mail, and where its own end has the name', () => {
    const of = (letter: string) => ({ letter });
    const { sample } = statusChanged;
    const moved = { ...sample, ...of('We have read it.\n\nYours,\nOtto') };
    expect(statusChanged.render(moved, sender(EDDA)).text).not.toContain('Edda');
    const ended = { ...invitation.sample, ...of('Please review it.\n\nYours,\nEdda Marsh') };
    expect(invitation.render(ended, sender(EDDA)).text.match(/Edda Marsh/g)).toHaveLength(1);
    const open = { ...revisionReminder.sample, ...of('Please hurry.') };
    expect(revisionReminder.render(open, sender(EDDA)).text).toContain(CLOSING);
  });

  it('is written once where a mail is made again of its blocks', () => {
    const { subject, blocks = [], made } = reviewThanks.render(reviewThanks.sample, sender(EDDA));
    const again = composeMail(subject, blocks, made?.sender ?? PRESS);
    expect(again.text.match(/With kind regards/g)).toHaveLength(1);
  });

  it('is a variable of the words of those mails, and is not added to words without it', () => {
    expect(describeTemplate(reviewThanks.name)?.wording.text).toMatch(/\n\n\{signature\}$/);
    expect(describeTemplate(newSubmission.name)?.wording.text).not.toContain('{signature}');
    const { made } = reviewThanks.render(reviewThanks.sample, sender(EDDA));
    if (!made) throw new Error('made of nothing');
    const own = (text: string) => composeWording({ subject: 's', text }, made);
    expect(own('Thank you.\n\n{signature}').text).toContain(`Thank you.\n\n${CLOSING}\n\n-- `);
    const without = own('Thank you.');
    expect(without.text).not.toContain('Edda');
    const again = composeMail('s', without.blocks ?? [], without.made?.sender ?? PRESS);
    expect(again.text).not.toContain('Edda');
  });
});
