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
    message: 'This link has expired. Request a new one.',
  },
  'account/link-used': {
    status: 410,
    message: 'This link has already been used. Request a new one if you still need it.',
  },
  'account/link-unknown': {
    status: 404,
    message: 'This link is incomplete, or has been replaced by a newer one.',
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
    message: 'You have been signed out. Sign in again to continue; your text has been kept.',
  },
  'account/not-verified': {
    status: 403,
    message: 'Confirm your e-mail address first. We have sent you a link.',
  },
  'account/second-factor': {
    status: 403,
    message: 'Enter the code from your authenticator app.',
  },
  'account/second-factor-due': {
    status: 403,
    message: 'Your role needs two-step sign-in. Please set it up first.',
  },
  'setup/code-wrong': {
    status: 403,
    message: 'This code is wrong or has expired. Use the code that the command printed.',
  },
  'setup/taken': {
    status: 409,
    message:
      'Someone else is using this code. If this is not a colleague, restart the press to get a new code.',
  },
  'setup/closed': {
    status: 410,
    message: 'This press already has an administrator. Sign in instead.',
  },
  'setup/address-known': {
    status: 409,
    message:
      'An account with this address already exists. Use another address, or remove that account in Firebase Authentication first.',
  },
  'second-factor/wrong': {
    status: 400,
    message:
      'This code is wrong. Enter the code that your app shows now, and check that your phone sets its time automatically.',
  },
  'second-factor/used': {
    status: 409,
    message: 'This code has already been used. Wait for your app to show the next one.',
  },
  'second-factor/throttled': {
    status: 429,
    message: 'Too many wrong codes. Please try again in an hour.',
  },
  'second-factor/off': {
    status: 409,
    message: 'Two-step sign-in is off for this account. Sign in again.',
  },
  'second-factor/on': {
    status: 409,
    message: 'Two-step sign-in is already on. To use another app, switch it off first.',
  },
  'second-factor/setup-over': {
    status: 409,
    message: 'This QR code has expired or has been replaced by a newer one. Start again.',
  },
  'second-factor/not-configured': {
    status: 503,
    message: 'Two-step sign-in is not set up on this server. Ask an administrator to set it up.',
  },
  'password/too-short': {
    status: 400,
    message: 'Use at least {least} characters. A short sentence works well.',
  },
  'password/too-long': { status: 400, message: 'Use at most {most} characters.' },
  'password/like-you': {
    status: 400,
    message: 'Do not use your name or e-mail address in your password.',
  },
  'password/common': {
    status: 400,
    message: 'This password is among the most common ones. Choose another one.',
  },
  'password/leaked': {
    status: 400,
    message: 'This password has appeared in a data breach. Choose another one.',
  },
  'submission/not-found': {
    status: 404,
    message: 'This submission does not exist, or you do not have access to it.',
  },
  'submission/wrong-state': {
    status: 409,
    message: 'The submission has changed in the meantime, so this is no longer possible.',
  },
  'submission/unpaid': {
    status: 409,
    message:
      'An invoice for this submission is still open. Record the payment, or release the submission before payment and give a reason.',
  },
  'submission/incomplete': { status: 400, message: 'Some required information is missing.' },
  'submission/changed-elsewhere': {
    status: 409,
    message:
      'This draft was changed in another window. Choose which version to keep; neither is lost.',
  },
  'submission/too-many-drafts': {
    status: 429,
    message: `You can begin ${DRAFTS_PER_DAY} manuscripts a day. What you write here is kept on this device; please try again tomorrow.`,
  },
  'submission/renamed': {
    status: 409,
    message:
      'Your details in the manuscript have changed since our e-mail. We will ask you again in a new e-mail. You can object now.',
  },
  'submission/reminded-already': {
    status: 409,
    message: 'The author was reminded less than a day ago. Try again tomorrow.',
  },
  'submission/deciding-in-conflict': {
    status: 403,
    message:
      'You have a possible conflict of interest with the authors, and the manuscript is not assigned to you. Ask another editor.',
  },
  'submission/decision-pending': {
    status: 409,
    message:
      'An editor has decided on this manuscript, and the author will be told within a few minutes. Undo that decision first, or wait until it has been sent.',
  },
  'submission/decision-sent': {
    status: 409,
    message: 'This decision has already been sent or undone.',
  },
  'submission/too-late': { status: 409, message: 'The deadline for this has passed.' },
  'submission/appealed': {
    status: 409,
    message: 'Only one appeal is possible, and it has been made.',
  },
  'submission/last-round': {
    status: 409,
    message: 'This was the last round of review. Accept or reject the manuscript.',
  },
  'submission/must-be-reviewed': {
    status: 409,
    message: 'Articles of this type can only be accepted after review.',
  },
  'submission/not-in-production': {
    status: 409,
    message: 'The submission is not in production. Only accepted manuscripts become articles.',
  },
  'paper/too-many': {
    status: 409,
    message: 'You can have at most {most} papers. Delete one that you no longer need.',
  },
  'paper/no-link': {
    status: 404,
    message: 'This link is not valid. Ask the owner of the paper for a new one.',
  },
  'paper/full': { status: 409, message: 'A paper can have at most {most} writers.' },
  'paper/too-large': {
    status: 413,
    message: 'This paper is too long to be saved here. Download it to keep your text.',
  },
  'paper/too-busy': {
    status: 429,
    message:
      'This paper has reached the limit of changes for one day. Your text is kept on this device and will be saved tomorrow.',
  },
  'paper/too-many-pictures': {
    status: 409,
    message: 'A paper can have at most {most} pictures.',
  },
  'comment/not-found': { status: 404, message: 'There is no such comment or note.' },
  'comment/off': { status: 409, message: 'This journal does not take comments.' },
  'comment/too-many': {
    status: 409,
    message: 'This article has reached the limit of {most} comments. Remove one first.',
  },
  'comment/own': {
    status: 403,
    message:
      'You wrote this comment, or you are an author of the article. Another member of staff has to decide on it.',
  },
  'comment/yours': {
    status: 409,
    message: 'This is your own comment. You can withdraw it instead.',
  },
  'comment/decided': {
    status: 409,
    message: 'This comment has been decided on or withdrawn in the meantime.',
  },
  'abstract/closed': { status: 409, message: 'The call for abstracts is not open.' },
  'abstract/decided': { status: 409, message: 'This abstract has already been decided on.' },
  'abstract/none-accepted': {
    status: 409,
    message: 'There is nothing to print. Accept an abstract and announce the conference first.',
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
    message: 'This article cannot be published yet. The details list the reasons.',
  },
  'article/wrong-state': {
    status: 409,
    message: 'This is not possible while the article is {status}.',
  },
  'article/no-version': {
    status: 409,
    message: 'This version does not exist, or a newer one has been published.',
  },
  'article/nothing-new': {
    status: 409,
    message: 'There are no changes since the last publication, so there is nothing to correct.',
  },
  'article/too-early': { status: 400, message: 'This time is in the past. Choose a later one.' },
  'article/two-persons': {
    status: 403,
    message: 'A retraction must be confirmed by a second person.',
  },
  'article/own': {
    status: 403,
    message: 'You are an author of this article. Ask a colleague to do this.',
  },
  'import/publish-alone': {
    status: 403,
    message:
      'Only administrators can publish during an import. Import without publishing, then publish each article in the office.',
  },
  'article/other-proposal': {
    status: 409,
    message: 'The proposal has changed in the meantime. Read it again.',
  },
  'article/key-taken': { status: 409, message: 'Another article of this journal has this key.' },
  'article/issue-missing': { status: 404, message: 'This issue does not exist in this journal.' },
  'article/too-many-corrections': {
    status: 400,
    message: 'A proof can have at most 200 corrections. Combine some of them.',
  },
  'article/no-proof': { status: 404, message: 'There is no proof to read at present.' },
  'proof/no-manuscript': { status: 404, message: 'There is no manuscript yet. Upload one first.' },
  'proof/is-pdf': { status: 400, message: 'The manuscript is a PDF. Read it as it is.' },
  'proof/unreadable': {
    status: 422,
    message:
      'No PDF can be created from this file. Read it in the page, or download it. Word, OpenDocument, Markdown, LaTeX and JATS can be converted.',
  },
  'proof/not-printed': {
    status: 503,
    message:
      'The PDF could not be created. Try again in a few minutes, or read the manuscript in the page.',
  },
  'review/not-found': { status: 404, message: 'There is no such review.' },
  'review/wrong-state': {
    status: 409,
    message: 'The review has changed in the meantime, so this is no longer possible.',
  },
  'review/nobody': {
    status: 409,
    message: 'No reviewer of this round is at that stage, so no message was sent.',
  },
  'review/author': {
    status: 403,
    message: 'Authors of a manuscript cannot review it.',
  },
  'review/conflict': {
    status: 409,
    message:
      'There may be a conflict of interest with this reviewer. Say why you are inviting them anyway.',
  },
  'review/already-invited': {
    status: 409,
    message:
      'This person has already been invited in this round. Invite them again from their review.',
  },
  'review/no-reviewer': { status: 404, message: 'There is no such reviewer.' },
  'review/unavailable': {
    status: 409,
    message: 'This reviewer is not accepting invitations at present.',
  },
  'review/too-many': {
    status: 409,
    message: 'A review round can have at most {most} invitations.',
  },
  'review/bad-date': { status: 400, message: 'Choose a day between tomorrow and a year from now.' },
  'review/changed-elsewhere': {
    status: 409,
    message: 'This report was changed in another window. What you typed is still here.',
  },
  'review/link-unknown': {
    status: 404,
    message: 'This link is incomplete. Use the link in the journal’s latest e-mail.',
  },
  'review/link-expired': {
    status: 410,
    message: 'This link has expired. Ask the journal for a new one.',
  },
  'review/link-revoked': {
    status: 410,
    message: 'The journal has withdrawn this link.',
  },
  'review/file-not-found': {
    status: 404,
    message: 'This file does not exist, or you do not have access to it.',
  },
  'review/file-not-anonymous': {
    status: 503,
    message: 'This file could not be anonymised. Ask the journal for another copy.',
  },
  'submission/no-such-person': {
    status: 400,
    message:
      'This person does not have this role at the journal, or is an author of the manuscript.',
  },
  'file/not-found': {
    status: 404,
    message: 'This file does not exist, or you do not have access to it.',
  },
  'file/empty': { status: 400, message: '“{name}” is empty (0 bytes).' },
  'file/too-large': {
    status: 413,
    message: '“{name}” has {size}. Files of this kind can have at most {most}.',
  },
  'file/archive-too-large': {
    status: 413,
    message: 'An archive holds at most {most}. Select fewer submissions.',
  },
  'file/wrong-type': {
    status: 415,
    message: 'The content of “{name}” does not match its file type. We accept: {formats}.',
  },
  'file/refused': {
    status: 415,
    message: 'We do not accept files like “{name}”. We accept: {formats}.',
  },
  'file/not-taken': { status: 415, message: '“{name}” was not accepted: {reason}' },
  'file/infected': {
    status: 422,
    message:
      'The virus scanner found {found} in “{name}”. The file was not kept. Check your computer, and write to us if you think that this is a mistake.',
  },
  'file/scanner-away': {
    status: 503,
    message:
      '“{name}” could not be checked for viruses: the scanner does not respond. Please try again in a few minutes. You do not need to upload the file again.',
  },
  'file/not-scanned': {
    status: 413,
    message: '“{name}” could not be checked for viruses: {reason}. Contact us for help.',
  },
  'file/unsafe-pdf': {
    status: 422,
    message:
      '“{name}” could not be checked for scripts: it is damaged, very large, or needs a password. Print it to a new PDF without a password and send that one.',
  },
  'work/no-resolver': {
    status: 503,
    message: 'DOI lookup is not set up for this press. Paste the reference as BibTeX instead.',
  },
  'work/not-found': { status: 404, message: 'No publication with this DOI was found.' },
  'work/unreadable': {
    status: 503,
    message: 'The DOI service returned no publication. Paste the reference as BibTeX instead.',
  },
  'work/unreachable': {
    status: 503,
    message:
      'The DOI service is not responding. Paste the reference as BibTeX, or try again later.',
  },
  'file/too-many-today': {
    status: 429,
    message: `You can upload ${UPLOADS_PER_DAY} files a day, ${LARGE_UPLOADS_PER_DAY} of them larger than ${LARGE_UPLOAD_BYTES / 1024 / 1024} MB. Please try again tomorrow.`,
  },
  'file/too-many': { status: 409, message: 'You can upload at most {most} of this kind.' },
  'file/missing': {
    status: 404,
    message: 'The upload was incomplete. Upload the file again.',
  },
  'record/not-found': { status: 404, message: 'There is no such {noun}.' },
  'record/stale': {
    status: 409,
    message: '{name} has saved this since you opened it. Your changes have been kept.',
  },
  'record/taken': { status: 409, message: 'A {noun} with this address already exists.' },
  'record/not-unique': { status: 409, message: 'Another {noun} has the same {field}.' },
  'record/key-fixed': {
    status: 409,
    message: 'The address of a {noun} cannot be changed.',
  },
  'record/deleted': { status: 409, message: 'This {noun} is in the bin. Restore it first.' },
  'record/not-deleted': { status: 409, message: 'This {noun} is not in the bin.' },
  'record/kept': {
    status: 409,
    message: 'This {noun} has been published, so it can be archived but not deleted.',
  },
  'record/in-use': { status: 409, message: 'This {noun} is still in use.' },
  'record/wrong-move': { status: 409, message: 'A {noun} that is {from} cannot become {to}.' },
  'record/needs': {
    status: 409,
    message: 'The record that this {noun} belongs to does not exist: {path}.',
  },
  'record/shared': {
    status: 403,
    message:
      'This {noun} also belongs to {journals}. An administrator, or an editor of all its journals, can change this.',
  },
  'record/circle': { status: 409, message: 'An item cannot be placed below itself.' },
  'record/too-large': { status: 413, message: 'The text of this {noun} is too long.' },
  'record/wrong-start': { status: 409, message: 'A new {noun} cannot be {to}.' },
  'record/no-version': { status: 404, message: 'This version does not exist.' },
  'people/no-author': { status: 404, message: 'There is no such author.' },
  'people/same': { status: 400, message: 'Choose two different records.' },
  'people/merged': {
    status: 409,
    message: 'One of the two has already been merged. Separate it first.',
  },
  'people/both-asked': {
    status: 409,
    message:
      'Both were invited to review the same manuscript in the same round, so they cannot be merged.',
  },
  'people/too-many': {
    status: 409,
    message: 'This record has too many reviews to move. Keep it, and merge the other one into it.',
  },
  'mail/no-template': { status: 404, message: 'There is no e-mail with this name.' },
  'mail/fixed': { status: 409, message: 'The wording of this e-mail cannot be changed.' },
  'mail/not-found': { status: 404, message: 'This mail is not in the outbox.' },
  'mail/not-over': { status: 409, message: 'This e-mail is still being sent.' },
  'mail/sent-again': { status: 409, message: 'Someone has already sent this e-mail again.' },
  'mail/words-gone': {
    status: 410,
    message:
      'The text of this e-mail was deleted because it contained a personal link. The recipient can request a new one.',
  },
  'access/denied': { status: 403, message: 'You do not have the right to do this.' },
  'roles/no-account': {
    status: 404,
    message: 'No account with a confirmed e-mail address was found.',
  },
  'roles/too-many': {
    status: 400,
    message: 'This is too much for one account. Choose fewer journals or special issues.',
  },
  'roles/no-issue': {
    status: 400,
    message: 'One of these special issues no longer exists. Choose another one.',
  },
  'roles/own-admin': {
    status: 409,
    message:
      'You cannot remove your own administrator role. Ask another administrator to remove it.',
  },
  'roles/busy': {
    status: 409,
    message: 'Someone else has just changed the roles of this account. Check them and try again.',
  },
  'submission/editor-conflict': {
    status: 409,
    message:
      'This editor has a possible conflict of interest. Say in the note why they should handle the manuscript anyway.',
  },
  'absence/over': { status: 400, message: 'The last day is in the past.' },
  'absence/no-stand-in': {
    status: 400,
    message: 'Choose an editor of one of your journals.',
  },
  'invitation/holds-it': { status: 409, message: 'This account already has this role.' },
  'invitation/open-already': {
    status: 409,
    message: 'This person already has an open invitation. Resend or withdraw it first.',
  },
  'invitation/no-scope': {
    status: 400,
    message: 'This journal or special issue no longer exists. Choose another one.',
  },
  'invitation/not-open': {
    status: 409,
    message: 'This invitation has been answered or withdrawn in the meantime.',
  },
  'invitation/not-granted': {
    status: 409,
    message:
      'The person who invited you can no longer grant this role. Reply to the e-mail and ask for a new invitation.',
  },
  'invitation/has-account': {
    status: 409,
    message: 'An account with this address exists. Sign in with it to accept the invitation.',
  },
  'invitation/other-account': {
    status: 409,
    message: 'You are signed in with a different address from the one that was invited.',
  },
  'account/erasing': { status: 409, message: 'The account is being deleted.' },
  'save/conflict': {
    status: 409,
    message: 'Someone else has saved this article since you opened it. Your text has been kept.',
  },
  'save/failed': {
    status: 500,
    message: 'This could not be saved. Your text has been kept; try again.',
  },
  'call/failed': {
    status: 500,
    message: 'Something went wrong on our side. Try again in a moment.',
  },
  'tool/busy': {
    status: 409,
    message: 'Another run of this tool is in progress. Wait until it ends, or cancel it.',
  },
  'tool/over': { status: 409, message: 'This run has ended.' },
  'tool/unknown': { status: 404, message: 'This run does not exist.' },
  'input/invalid': { status: 400, message: 'Some of the information is not valid.' },
  'invoice/not-found': { status: 404, message: 'There is no such invoice.' },
  'invoice/wrong-state': {
    status: 409,
    message: 'The invoice has changed in the meantime. Reload the page.',
  },
  'invoice/too-much': {
    status: 400,
    message: 'This is more than the outstanding amount ({left}).',
  },
  'invoice/paid-already': {
    status: 409,
    message: 'This invoice has been paid in part or in full. Refund the payment first.',
  },
  'invoice/key-used': {
    status: 409,
    message: 'Another payment has already been recorded with this key. Reload the page.',
  },
  'invoice/reminded-today': { status: 409, message: 'A reminder went out within the last day.' },
  'invoice/no-seller': {
    status: 409,
    message: 'The seller’s details are missing. Enter them in the settings.',
  },
  'invoice/no-ubl': {
    status: 404,
    message:
      'An electronic invoice cannot be created because an amount has three decimals and the standard (EN 16931) allows two. Use the PDF.',
  },
  'invoice/no-file': {
    status: 404,
    message: 'The document is being created. Try again in a minute.',
  },
  'bank/unreadable': {
    status: 400,
    message: 'No bank statement could be read in this file. It must be CAMT.053 (XML) or MT940.',
  },
  'bank/unsafe': {
    status: 400,
    message:
      'The file contains a document type or entity declaration, which bank statements do not have. It was not read.',
  },
  'bank/too-large': {
    status: 400,
    message:
      'The statement is too large. Export fewer days at a time (at most 4 MB and 5,000 entries).',
  },
  'bank/not-found': { status: 404, message: 'There is no such bank entry.' },
  'bank/not-open': {
    status: 409,
    message: 'This entry has been booked or set aside in the meantime. Reload the page.',
  },
  'bank/outgoing': {
    status: 400,
    message: 'This is an outgoing payment, so it cannot pay an invoice.',
  },
  'bank/sum': {
    status: 400,
    message: 'The parts add up to {sum}, but the entry is {amount}. Book the full amount.',
  },
  'bank/currency': {
    status: 400,
    message: 'Invoice {number} is in {currency}, but the entry is in another currency.',
  },
  'bill/by-hand': {
    status: 409,
    message: 'This invoice was created manually. Create the new one manually as well.',
  },
  'bill/own': {
    status: 403,
    message: 'This invoice is made out to you. Ask a colleague to create it.',
  },
  'quotation/not-found': { status: 404, message: 'There is no such quotation.' },
  'quotation/not-open': {
    status: 409,
    message: 'This quotation has been invoiced or withdrawn in the meantime. Reload the page.',
  },
  'quotation/over': {
    status: 409,
    message: 'This quotation is no longer valid. Create a new one.',
  },
  'quotation/other': {
    status: 409,
    message: 'The invoice would differ from the quotation. Reload the page.',
  },
  'quotation/sent-today': {
    status: 409,
    message: 'It was sent three times today. Send it again tomorrow.',
  },
  'billing/changed-elsewhere': {
    status: 409,
    message: 'Someone has changed this in the meantime. Reload the page.',
  },
  'billing/too-late': {
    status: 409,
    message:
      'A payment or credit has already been recorded. Contact us to have the invoice corrected.',
  },
  'billing/no-currency': {
    status: 400,
    message:
      'The journal does not charge in this currency, or invoices have been issued in another one.',
  },
  'discount/not-found': { status: 404, message: 'There is no such request.' },
  'discount/decided': { status: 409, message: 'This request has already been decided on.' },
  'discount/too-late': {
    status: 409,
    message: 'This charge is settled and can no longer be reduced.',
  },
  'discount/asked-already': {
    status: 409,
    message: 'You have already asked for this. We will answer soon.',
  },
  'voucher/unknown': {
    status: 404,
    message:
      'This voucher code is not valid. Check the spelling; the voucher may also have been used or have expired.',
  },
  'voucher/one-already': {
    status: 409,
    message: 'A voucher has already been redeemed for this manuscript. Only one can be used.',
  },
  'card/not-configured': {
    status: 503,
    message: 'Card payments are not available. Please pay by bank transfer.',
  },
  'card/misconfigured': {
    status: 503,
    message:
      'Card payments are not available at the moment. Please pay by bank transfer, or write to us.',
  },
  'card/unreachable': {
    status: 503,
    message:
      'The card payment could not be started. Nothing was charged. Please try again in a minute.',
  },
  'card/refund-refused': {
    status: 409,
    message: 'The payment provider refused the refund: {reason}',
  },
  'card/refund-unsure': {
    status: 503,
    message:
      'The payment provider did not answer. The refund is listed under the payments: request it again there in a minute. It is paid only once.',
  },
  // The status followed by `not allowed`, or the error's text.
  'download/not-allowed': { status: 502, message: '{status} not allowed' },
  'download/failed': { status: 502, message: '{reason}' },
  'download/refused': { status: 400, message: 'Files from {address} are not accepted.' },
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
