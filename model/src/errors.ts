import {
  DRAFTS_PER_DAY,
  LARGE_UPLOAD_BYTES,
  LARGE_UPLOADS_PER_DAY,
  UPLOADS_PER_DAY,
} from './constants.ts';
import { filledIn, SITE_ERRORS } from './site-errors.ts';

/** All errors that people meet, by the codes that they can search for. */
export const ERRORS = {
  ...SITE_ERRORS,
  'page/malformed': { status: 400, message: 'This address is not valid.' },
  'sign-in/wrong': { status: 401, message: 'This e-mail address and password do not match.' },
  'sign-in/throttled': {
    status: 429,
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  'sign-in/pause': {
    status: 429,
    message:
      'That password was wrong several times in a row. Please wait a minute, or choose a new password.',
  },
  'sign-in/other-account': {
    status: 403,
    message: 'That is another account. Please use the one you were signed in with.',
  },
  'sign-in/provider': {
    status: 503,
    message: 'Signing in through the other service did not work. Please try again.',
  },
  'sign-in/unreachable': {
    status: 503,
    message: 'We could not reach the sign-in service. Check your connection and try again.',
  },
  'account/link-expired': {
    status: 410,
    message: 'This link is too old. Ask for a new one; it takes a minute.',
  },
  'account/link-used': {
    status: 410,
    message: 'This link has been used already. It works once.',
  },
  'account/link-unknown': {
    status: 404,
    message: 'This link is not complete, or a newer one has taken its place.',
  },
  'account/throttled': {
    status: 429,
    message: 'The limit is {limit}. Please try again in {wait}.',
  },
  'app-check/failed': {
    status: 403,
    message:
      'Your browser could not be verified. Reload the page, allow scripts from google.com, and try again. If it happens again, please write to us.',
  },
  'account/sign-in-again': {
    status: 401,
    message: 'Please enter your password again: this changes your account.',
  },
  'account/signed-out': {
    status: 401,
    message: 'You are not signed in any more. Please sign in again; nothing you wrote is lost.',
  },
  'account/not-verified': {
    status: 403,
    message: 'Please confirm your e-mail address first: a link is in your mailbox.',
  },
  'account/second-factor': {
    status: 403,
    message: 'Please enter the code of your authenticator app: your password alone is not enough.',
  },
  'account/second-factor-due': {
    status: 403,
    message: 'Your role needs two-step sign-in. Please set it up first.',
  },
  'setup/code-wrong': {
    status: 403,
    message: 'This is not the code, or it has expired. Compare it with what the command printed.',
  },
  'setup/taken': {
    status: 409,
    message:
      'Somebody else is using this code right now. If it is not one of your colleagues, stop the press and start it again: that makes another code.',
  },
  'setup/closed': {
    status: 410,
    message: 'This press has an administrator already. Please sign in instead.',
  },
  'setup/address-known': {
    status: 409,
    message:
      'There is an account with this address already. Choose another one, or remove that account in Firebase Authentication first.',
  },
  'second-factor/wrong': {
    status: 400,
    message:
      'This code is not right. Enter the one that your app shows now, and check that the time of your phone is set automatically.',
  },
  'second-factor/used': {
    status: 409,
    message: 'This code was used already. Wait until your app shows the next one.',
  },
  'second-factor/throttled': {
    status: 429,
    message: 'Too many wrong codes. Please try again in an hour.',
  },
  'second-factor/off': {
    status: 409,
    message: 'Two-step sign-in is not on for this account. Please sign in again.',
  },
  'second-factor/on': {
    status: 409,
    message: 'Two-step sign-in is on already. To use another app, switch it off first.',
  },
  'second-factor/setup-over': {
    status: 409,
    message: 'This QR code is too old, or was replaced by a newer one. Please begin again.',
  },
  'second-factor/not-configured': {
    status: 503,
    message: 'Two-step sign-in is not configured on this server. An administrator can mend that.',
  },
  'password/too-short': {
    status: 400,
    message: 'A password has at least {least} characters. A short sentence is a good one.',
  },
  'password/too-long': { status: 400, message: 'A password has at most {most} characters.' },
  'password/like-you': {
    status: 400,
    message: 'A password does not contain your name or your e-mail address.',
  },
  'password/common': {
    status: 400,
    message: 'This password is on the list that every burglar tries first. Choose another one.',
  },
  'password/leaked': {
    status: 400,
    message:
      'This password has appeared in a data breach, so attackers try it. Please choose another one.',
  },
  'submission/not-found': { status: 404, message: 'There is no such submission of yours.' },
  'submission/wrong-state': {
    status: 409,
    message: 'The submission has moved on meanwhile: this cannot be done any more.',
  },
  'submission/unpaid': {
    status: 409,
    message:
      'An invoice of it is neither paid nor waived: record the payment, or release it before payment and say why.',
  },
  'submission/incomplete': { status: 400, message: 'Some things are still missing.' },
  'submission/changed-elsewhere': {
    status: 409,
    message:
      'This draft was changed in another window. Nothing of yours is lost: choose which one to keep.',
  },
  'submission/too-many-drafts': {
    status: 429,
    message: `You can begin ${DRAFTS_PER_DAY} manuscripts a day. What you write here is kept on this device; please try again tomorrow.`,
  },
  'submission/renamed': {
    status: 409,
    message:
      'The manuscript names you differently now than in our mail. We ask you again by a new mail before it goes on; you may object already.',
  },
  'submission/reminded-already': {
    status: 409,
    message: 'The author was reminded less than a day ago. You can remind them again tomorrow.',
  },
  'submission/deciding-in-conflict': {
    status: 403,
    message:
      'You have a possible conflict of interest with the authors, and the manuscript is not assigned to you. Another editor can do this.',
  },
  'submission/decision-pending': {
    status: 409,
    message:
      'An editor has decided on this manuscript, and the author will be told within a few minutes. Undo that decision first, or wait until it has been sent.',
  },
  'submission/decision-sent': {
    status: 409,
    message: 'This decision has been sent or undone already.',
  },
  'submission/too-late': { status: 409, message: 'The time for this is over.' },
  'submission/appealed': {
    status: 409,
    message: 'An appeal can be made once, and it was made.',
  },
  'submission/last-round': {
    status: 409,
    message: 'This was the last round of review: now it is accepted or rejected.',
  },
  'submission/must-be-reviewed': {
    status: 409,
    message: 'Articles of this type are accepted after review only.',
  },
  'submission/not-in-production': {
    status: 409,
    message: 'The submission is not in production: an article is made of an accepted manuscript.',
  },
  'abstract/closed': { status: 409, message: 'The call for abstracts is not open.' },
  'abstract/decided': { status: 409, message: 'A decision on this abstract has been made.' },
  'abstract/none-accepted': {
    status: 409,
    message: 'There is nothing to print: accept an abstract and announce the conference first.',
  },
  'abstract/too-many': { status: 409, message: 'The limit is {most} abstracts.' },
  'committee/not-invited': {
    status: 403,
    message:
      'This account is not on the committee. Sign in with the address that the invitation was sent to.',
  },
  'committee/too-many': { status: 409, message: 'A committee has at most {most} members.' },
  'article/not-found': { status: 404, message: 'There is no such article.' },
  'article/gate-closed': {
    status: 409,
    message: 'Something keeps this article from its readers: its details say what.',
  },
  'article/wrong-state': {
    status: 409,
    message: 'The article is {status}: this cannot be done with it.',
  },
  'article/no-version': {
    status: 409,
    message: 'This version cannot be shown: it is not there, or readers have seen a newer one.',
  },
  'article/nothing-new': {
    status: 409,
    message: 'Nothing was saved since it was published: there is nothing to correct.',
  },
  'article/too-early': { status: 400, message: 'This time is over: choose a later one.' },
  'article/two-persons': {
    status: 403,
    message: 'A retraction is confirmed by somebody else than who proposed it.',
  },
  'article/own': {
    status: 403,
    message: 'You are one of the authors of this article: somebody else has to do this.',
  },
  'import/publish-alone': {
    status: 403,
    message:
      'Only administrators publish with an import. Import without publishing, then publish each article in the office.',
  },
  'article/other-proposal': {
    status: 409,
    message: 'What was proposed has changed meanwhile: please read it again.',
  },
  'article/key-taken': { status: 409, message: 'Another article of this journal has this key.' },
  'article/issue-missing': { status: 404, message: 'There is no such issue in this journal.' },
  'article/too-many-corrections': {
    status: 400,
    message: 'A proof takes 200 corrections: put several into one.',
  },
  'article/no-proof': { status: 404, message: 'There is no proof to read at the moment.' },
  'review/not-found': { status: 404, message: 'There is no such review.' },
  'review/wrong-state': {
    status: 409,
    message: 'The review has moved on meanwhile: this cannot be done any more.',
  },
  'review/nobody': {
    status: 409,
    message: 'No reviewer of this round is at that stage, so no message was sent.',
  },
  'review/author': {
    status: 403,
    message: 'Authors of a manuscript do not review it.',
  },
  'review/conflict': {
    status: 409,
    message: 'Something speaks against this reviewer. Say why they are invited in spite of it.',
  },
  'review/already-invited': {
    status: 409,
    message: 'This person was asked in this round already: invite them anew from their review.',
  },
  'review/no-reviewer': { status: 404, message: 'There is no such reviewer.' },
  'review/unavailable': {
    status: 409,
    message: 'This reviewer takes no invitations at the moment.',
  },
  'review/too-many': { status: 409, message: 'A round has at most {most} invitations.' },
  'review/bad-date': { status: 400, message: 'Choose a day between tomorrow and a year from now.' },
  'review/changed-elsewhere': {
    status: 409,
    message: 'This report was changed in another window. What you typed is still here.',
  },
  'review/link-unknown': {
    status: 404,
    message: 'This link is not complete. Please use the one in the newest mail of the journal.',
  },
  'review/link-expired': {
    status: 410,
    message: 'This link is too old. Please write to the journal, which can send a new one.',
  },
  'review/link-revoked': {
    status: 410,
    message: 'This link is worth nothing any more: the journal has taken it back.',
  },
  'review/file-not-found': { status: 404, message: 'There is no such file for you.' },
  'review/file-not-anonymous': {
    status: 503,
    message:
      'This file could not be made anonymous. Please write to the journal, which will send another.',
  },
  'submission/no-such-person': {
    status: 400,
    message: 'This person has no such role at the journal, or is an author of the manuscript.',
  },
  'file/not-found': { status: 404, message: 'There is no such file for you.' },
  'file/empty': { status: 400, message: '“{name}” is empty (0 bytes).' },
  'file/too-large': { status: 413, message: '“{name}” has {size}; this kind may have {most}.' },
  'file/archive-too-large': {
    status: 413,
    message: 'An archive holds at most {most}. Select fewer submissions.',
  },
  'file/wrong-type': {
    status: 415,
    message: '“{name}” is not what its name says. We take: {formats}.',
  },
  'file/refused': {
    status: 415,
    message: '“{name}” is a kind of file that we do not take. We take: {formats}.',
  },
  'file/not-taken': { status: 415, message: '“{name}” was not taken: {reason}' },
  'file/infected': {
    status: 422,
    message:
      'The virus scanner found {found} in “{name}”. The file was not kept. Check your computer, and write to us if you think that this is a mistake.',
  },
  'file/scanner-away': {
    status: 503,
    message:
      '“{name}” could not be checked for viruses: the scanner does not answer. Please try again in a few minutes; it need not be uploaded again.',
  },
  'file/not-scanned': {
    status: 413,
    message: '“{name}” could not be checked for viruses: {reason}. Please write to us.',
  },
  'file/unsafe-pdf': {
    status: 422,
    message:
      '“{name}” could not be checked for scripts: it is damaged, very large, or needs a password. Print it to a new PDF without a password and send that one.',
  },
  'work/no-resolver': {
    status: 503,
    message:
      'This press looks up no DOIs: no resolver is configured. Paste the work as BibTeX, as its page or a reference manager exports it.',
  },
  'work/not-found': { status: 404, message: 'No work has this DOI.' },
  'work/unreadable': {
    status: 503,
    message: 'The resolver’s answer was no work. Paste it as BibTeX instead.',
  },
  'work/unreachable': {
    status: 503,
    message:
      'The resolver of DOIs does not answer. Paste the work as BibTeX instead, or try later.',
  },
  'file/too-many-today': {
    status: 429,
    message: `You can upload ${UPLOADS_PER_DAY} files a day, ${LARGE_UPLOADS_PER_DAY} of them larger than ${LARGE_UPLOAD_BYTES / 1024 / 1024} MB. Please try again tomorrow.`,
  },
  'file/too-many': { status: 409, message: 'There may be {most} of this kind.' },
  'file/missing': {
    status: 404,
    message: 'The upload did not arrive whole. Please send it again.',
  },
  'record/not-found': { status: 404, message: 'There is no such {noun}.' },
  'record/stale': {
    status: 409,
    message: '{name} has saved this since you opened it. Nothing of yours is lost.',
  },
  'record/taken': { status: 409, message: 'There is a {noun} at this address already.' },
  'record/not-unique': { status: 409, message: 'Another {noun} has the same {field}.' },
  'record/key-fixed': {
    status: 409,
    message: 'The address of a {noun} is given once and never changes.',
  },
  'record/deleted': { status: 409, message: 'This {noun} is in the bin: bring it back first.' },
  'record/not-deleted': { status: 409, message: 'This {noun} is not in the bin.' },
  'record/kept': {
    status: 409,
    message: 'Readers see this {noun}, or saw it once: it cannot be deleted, only archived.',
  },
  'record/in-use': { status: 409, message: 'Something still belongs to this {noun}.' },
  'record/wrong-move': { status: 409, message: 'A {noun} that is {from} does not become {to}.' },
  'record/needs': { status: 409, message: 'What this {noun} belongs to is not there: {path}.' },
  'record/shared': {
    status: 403,
    message:
      'This {noun} also belongs to {journals}. An administrator, or an editor of all its journals, can change this.',
  },
  'record/circle': { status: 409, message: 'This would stand below itself.' },
  'record/too-large': { status: 413, message: 'This {noun} has more text than can be kept.' },
  'record/wrong-start': { status: 409, message: 'A {noun} does not begin as {to}.' },
  'record/no-version': { status: 404, message: 'There is no such version.' },
  'people/no-author': { status: 404, message: 'There is no such author.' },
  'people/same': { status: 400, message: 'Choose two different records.' },
  'people/merged': {
    status: 409,
    message: 'One of the two was merged already: separate it first.',
  },
  'people/both-asked': {
    status: 409,
    message: 'Both were asked to review the same manuscript in the same round: they stay two.',
  },
  'people/too-many': {
    status: 409,
    message:
      'More reviews than can be moved at once: keep this record, and merge the other into it.',
  },
  'mail/no-template': { status: 404, message: 'There is no mail of this name.' },
  'mail/fixed': { status: 409, message: 'This mail is always in the press’s own form.' },
  'mail/not-found': { status: 404, message: 'This mail is not in the outbox.' },
  'mail/not-over': { status: 409, message: 'This mail is on its way: it need not be sent again.' },
  'mail/sent-again': { status: 409, message: 'Somebody has sent this mail again meanwhile.' },
  'mail/words-gone': {
    status: 410,
    message:
      'The words of this mail are gone, because they held a link for its receiver alone. They can ask for a new one.',
  },
  'access/denied': { status: 403, message: 'You do not have the right to do this.' },
  'roles/no-account': {
    status: 404,
    message: 'There is no account with a confirmed e-mail address under this id.',
  },
  'roles/too-many': {
    status: 400,
    message:
      'This is more than an account can hold. Choose fewer journals or special issues, or use a second account.',
  },
  'roles/no-issue': {
    status: 400,
    message: 'One of these special issues is not there any more. Choose among those that are.',
  },
  'roles/own-admin': {
    status: 409,
    message: 'Admins cannot give up their own admin role: another admin has to take it first.',
  },
  'roles/busy': {
    status: 409,
    message: 'Somebody else is changing the roles of this account. Please look and try again.',
  },
  'submission/editor-conflict': {
    status: 409,
    message:
      'This editor has a possible conflict of interest. Say in the note why they should still handle it.',
  },
  'absence/over': { status: 400, message: 'The last day is in the past.' },
  'absence/no-stand-in': {
    status: 400,
    message: 'Choose somebody who is an editor of one of your journals.',
  },
  'invitation/holds-it': { status: 409, message: 'This account has this role already.' },
  'invitation/open-already': {
    status: 409,
    message: 'This person has an open invitation already. Resend that one, or withdraw it first.',
  },
  'invitation/no-scope': {
    status: 400,
    message: 'Choose where the role counts: this journal or special issue does not exist any more.',
  },
  'invitation/not-open': {
    status: 409,
    message: 'This invitation was answered or withdrawn meanwhile.',
  },
  'invitation/not-granted': {
    status: 409,
    message:
      'This role can no longer be given by whoever invited you. Please answer the mail and ask for a new invitation.',
  },
  'invitation/has-account': {
    status: 409,
    message: 'There is an account with this address. Sign in with it to accept the invitation.',
  },
  'invitation/other-account': {
    status: 409,
    message: 'You are signed in with another address than the one that was invited.',
  },
  'account/erasing': { status: 409, message: 'The account is being erased at this moment.' },
  'save/conflict': {
    status: 409,
    message: 'Somebody else has saved this article since you opened it. Your text is still here.',
  },
  'save/failed': {
    status: 500,
    message: 'This could not be saved. Your text is still here; please try again.',
  },
  'call/failed': {
    status: 500,
    message: 'This did not work, and it is not your fault. Please try again in a moment.',
  },
  'tool/busy': {
    status: 409,
    message: 'Another run of this kind is under way. Wait for its end, or cancel it.',
  },
  'tool/over': { status: 409, message: 'This run is over.' },
  'tool/unknown': { status: 404, message: 'There is no such run.' },
  'input/invalid': { status: 400, message: 'Some of what was sent is not right.' },
  'invoice/not-found': { status: 404, message: 'There is no such invoice.' },
  'invoice/wrong-state': {
    status: 409,
    message:
      'The invoice has changed meanwhile: this cannot be done any more. Load the page again.',
  },
  'invoice/too-much': {
    status: 400,
    message: 'That is more than the invoice has left: {left}.',
  },
  'invoice/paid-already': {
    status: 409,
    message: 'Something has been paid on this invoice. Refund it first.',
  },
  'invoice/key-used': {
    status: 409,
    message: 'Another payment was recorded under this key. Load the page again.',
  },
  'invoice/reminded-today': { status: 409, message: 'A reminder went out within the last day.' },
  'invoice/no-seller': {
    status: 409,
    message: 'The press has not said yet who sends its invoices: see its settings.',
  },
  'invoice/no-ubl': {
    status: 404,
    message:
      'There is no electronic invoice of this one: the standard (EN 16931) takes two decimals at most, and an amount has three. Use the PDF.',
  },
  'invoice/no-file': { status: 404, message: 'The document is being made. Try again in a minute.' },
  'bank/unreadable': {
    status: 400,
    message: 'No bank statement could be read in this file. It must be CAMT.053 (XML) or MT940.',
  },
  'bank/unsafe': {
    status: 400,
    message:
      'The file declares a document type or entities of its own, which no bank statement does. Nothing of it was read.',
  },
  'bank/too-large': {
    status: 400,
    message:
      'The statement is too large. Export fewer days at a time: 4 MB and 5,000 entries at most.',
  },
  'bank/not-found': { status: 404, message: 'There is no such bank entry.' },
  'bank/not-open': {
    status: 409,
    message: 'This entry has been booked or set aside meanwhile. Load the page again.',
  },
  'bank/outgoing': { status: 400, message: 'This money went out: it pays no invoice.' },
  'bank/sum': {
    status: 400,
    message: 'The parts add up to {sum}, and the entry is {amount}. Book all of it.',
  },
  'bank/currency': {
    status: 400,
    message: 'Invoice {number} is in {currency}, and the entry in another currency.',
  },
  'bill/by-hand': {
    status: 409,
    message: 'This invoice was written by hand: write the new one by hand as well.',
  },
  'bill/own': {
    status: 403,
    message: 'It is made out to you: somebody else has to write it.',
  },
  'quotation/not-found': { status: 404, message: 'There is no such quotation.' },
  'quotation/not-open': {
    status: 409,
    message: 'This quotation has been invoiced or withdrawn meanwhile. Load the page again.',
  },
  'quotation/over': {
    status: 409,
    message: 'This quotation is no longer valid. Create a new one.',
  },
  'quotation/other': {
    status: 409,
    message: 'The invoice would say something else than the quotation. Load the page again.',
  },
  'quotation/sent-today': {
    status: 409,
    message: 'It was sent three times today. Send it again tomorrow.',
  },
  'billing/changed-elsewhere': {
    status: 409,
    message: 'Somebody has changed this meanwhile. Load the page again to see it.',
  },
  'billing/too-late': {
    status: 409,
    message:
      'Something has been paid or credited already: write to us, and we shall correct the invoice.',
  },
  'billing/no-currency': {
    status: 400,
    message: 'The journal does not charge in this currency, or invoices in another one are out.',
  },
  'discount/not-found': { status: 404, message: 'There is no such request.' },
  'discount/decided': { status: 409, message: 'This request is decided already.' },
  'discount/too-late': {
    status: 409,
    message: 'The charge is settled: nothing comes off it any more.',
  },
  'discount/asked-already': {
    status: 409,
    message: 'You have asked for this already: we shall answer soon.',
  },
  'voucher/unknown': {
    status: 404,
    message: 'This voucher does not count here: it is mistyped, used up or over.',
  },
  'voucher/one-already': {
    status: 409,
    message: 'A voucher is redeemed for this manuscript already: one of them counts.',
  },
  'card/not-configured': {
    status: 503,
    message: 'Paying by card is not possible here. Please pay by bank transfer.',
  },
  'card/misconfigured': {
    status: 503,
    message: 'Cards cannot be taken at the moment. Please pay by bank transfer, or write to us.',
  },
  'card/unreachable': {
    status: 503,
    message:
      'The card payment could not be begun. Nothing was charged; please try again in a minute.',
  },
  'card/refund-refused': {
    status: 409,
    message: 'The payment provider does not give this back: {reason}',
  },
  'card/refund-unsure': {
    status: 503,
    message:
      'The payment provider did not answer. The refund stands under the payments: ask for it again there in a minute. It goes back once.',
  },
  // The status followed by `not allowed`, or the error's text.
  'download/not-allowed': { status: 502, message: '{status} not allowed' },
  'download/failed': { status: 502, message: '{reason}' },
  'download/refused': { status: 400, message: 'No file is taken from {address}.' },
  'download/too-large': { status: 413, message: 'The file has more than {most} bytes.' },
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** The message of an error, with its `{placeholders}` filled in. */
export function errorMessage(
  code: ErrorCode,
  values: Readonly<Record<string, string>> = {},
): string {
  return filledIn(ERRORS[code].message, values);
}
