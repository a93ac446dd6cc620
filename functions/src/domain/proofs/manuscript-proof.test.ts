import { anonymousFilePath } from '@quire/model/collections';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../platform/errors/refused.ts';
import { BUDGETS } from '../../platform/throttle/budgets.ts';
import { NOW } from '../../testing/test-press.ts';
import { invited, putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  readyDraft,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
} from '../../testing/test-submissions.ts';
import type { Caller } from '../access/caller.ts';
import type { Person } from '../access/principal.ts';
import { installedChromium, openChromium } from '../printing/open-chromium.ts';
import { sharedBrowser } from '../printing/shared-browser.ts';
import { answerInvitation } from '../reviews/answer-invitation.ts';
import { keepProof, type ProofPorts } from './manuscript-proof.ts';
import { openReviewProof } from './open-review-proof.ts';
import { printProof } from './print-proof.ts';

const CHROMIUM = installedChromium(process.env.CHROME_PATH);
if (!CHROMIUM) console.warn('There is no Chromium here: proofs are not printed.');

const TEX = String.raw`\documentclass{article}
\author{Maren Holt}
\begin{document}
\section{Setting}
The creek drains at ebb. % seen by Maren Holt
\begin{figure}\includegraphics{map}\caption{The creek.}\end{figure}
\section*{Acknowledgements}
We thank Lagos.
\end{document}`;

const caller = ({ uid, email, claims }: Person): Caller => ({
  ...{ uid, email, claims, emailVerified: true, missingFactor: null, signedInAt: NOW },
});

let press: SubmissionsPress;
let opened = 0;
const browser = sharedBrowser<Browser>(() => openChromium(process.env.CHROME_PATH));
const ports = (): SubmissionsPress & ProofPorts => ({
  ...press,
  publisher: 'Saltmarsh Press',
  browser: () => {
    opened += 1;
    return browser.get();
  },
});

const textAt = async (path: string): Promise<string> => {
  const bytes = press.store.files.get(path)?.bytes ?? new Uint8Array();
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
};

beforeAll(async () => {
  press = await startSubmissionsPress();
  const path = (name: string) => `submissions/creeks/files/${name}`;
  const files = [
    storedFile({ path: path('main.tex'), name: 'main.tex', format: 'tex' }),
    storedFile({ path: path('map.png'), name: 'map.png', kind: 'figure', format: 'png' }),
    storedFile({
      path: path('b.png'),
      name: 'b.png',
      kind: 'figure',
      format: 'png',
      label: 'Apart',
    }),
  ];
  const png = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#3a6' },
  })
    .png()
    .toBuffer();
  press.store.put(path('main.tex'), Buffer.from(TEX));
  for (const name of ['map.png', 'b.png']) press.store.put(path(name), png);
  await putSubmission(press, 'creeks', { state: 'under_review', number: 'CES-2026-7' }, files);
  const pdf = storedFile({ path: 'submissions/pdf/files/a.pdf', name: 'a.pdf', format: 'pdf' });
  press.store.put(pdf.path, Buffer.from('%PDF'));
  await putSubmission(press, 'pdf', { state: 'draft' }, [pdf]);
  const odd = storedFile({ path: 'submissions/odd/files/a.docx' });
  press.store.put(odd.path, Buffer.from('no Word'));
  await putSubmission(press, 'odd', { state: 'draft' }, [odd]);
});
afterAll(async () => {
  await browser.close();
  await press.close();
});

it('is refused without the right to read the manuscript, and if there is nothing to print', async () => {
  const asked = { submission: 'creeks' };
  for (const person of [PEOPLE.stranger, PEOPLE.otherEditor]) {
    await expect(printProof(ports(), caller(person), asked)).rejects.toMatchObject({
      code: 'file/not-found',
    });
  }
  // Only the author may read a draft.
  await expect(
    printProof(ports(), caller(PEOPLE.editor), { submission: 'pdf' }),
  ).rejects.toMatchObject({ code: 'file/not-found' });
  const author = caller(PEOPLE.author);
  await expect(printProof(ports(), author, { submission: 'pdf' })).rejects.toMatchObject({
    code: 'proof/is-pdf',
  });
  await expect(printProof(ports(), author, { submission: 'odd' })).rejects.toMatchObject({
    code: 'proof/unreadable',
  });
  await expect(printProof(ports(), author, { submission: 'none' })).rejects.toMatchObject({
    code: 'proof/no-manuscript',
  });
  expect(opened).toBe(0);
});

it('is counted before a file is read or a browser started', async () => {
  const of = {
    ...{ id: 'creeks', submission: readyDraft(), isAnonymous: false },
    files: [{ ...storedFile({ path: 'nowhere', format: 'tex' }), id: 'file-1' }],
  };
  const count = () => Promise.reject(new Refused('account/throttled'));
  await expect(keepProof(ports(), of, count)).rejects.toMatchObject({ code: 'account/throttled' });
  expect(opened).toBe(0);
  expect(BUDGETS['manuscript-proof'].limits.map(({ by, per }) => `${by} ${per}`)).toEqual([
    ...['account day', 'mailbox day', 'press day'],
  ]);
});

it('reports a failure of the browser, and stores nothing', async () => {
  const broken = { ...ports(), browser: () => Promise.reject(new Error('no browser')) };
  const asked = { submission: 'creeks' };
  await expect(printProof(broken, caller(PEOPLE.author), asked)).rejects.toMatchObject({
    code: 'proof/not-printed',
  });
  expect([...press.store.files.keys()].filter((path) => path.includes('proof-'))).toEqual([]);
});

describe.skipIf(!CHROMIUM)('printed', () => {
  it('is made once for author and editor, with names and figures, and again after a change', async () => {
    const asked = { submission: 'creeks' };
    const { path } = await printProof(ports(), caller(PEOPLE.author), asked);
    const again = await printProof(ports(), caller(PEOPLE.editor), asked);
    expect([again.path, opened]).toEqual([path, 1]);
    const text = await textAt(path);
    for (const words of [
      'Manuscript, not peer reviewed',
      'The creek drains',
      'Okoro',
      'Lagos',
      'Apart',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Figure 1. The creek.');
    await press.db.doc('submissions/creeks').update({ title: 'How creeks drain now' });
    const changed = await printProof(ports(), caller(PEOPLE.author), asked);
    expect([changed.path === path, opened]).toEqual([false, 2]);
    expect(await textAt(changed.path)).toContain('How creeks drain now');
  });

  it('is made before the author has chosen a journal', async () => {
    await press.db.doc('submissions/creeks').update({ journal: '' });
    const { path } = await printProof(ports(), caller(PEOPLE.author), { submission: 'creeks' });
    expect(await textAt(path)).toContain('The creek drains');
    await press.db.doc('submissions/creeks').update({ journal: 'CES' });
  });

  it('has no names for the reviewer of an anonymous journal', async () => {
    await putReviewer(press, 'vasquez');
    const { token } = await invited(press, 'creeks', 'vasquez');
    await expect(openReviewProof(ports(), token)).rejects.toMatchObject({
      code: 'review/file-not-found',
    });
    const yes = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
    await answerInvitation(press, { token, ...yes });
    const { name, size } = await openReviewProof(ports(), token);
    expect(name).toBe('manuscript-proof.pdf');
    expect(size).toBeGreaterThan(1_000);
    const folder = anonymousFilePath('creeks', 'proof-', '').replace(/\.$/, '');
    const path = [...press.store.files.keys()].find((each) => each.startsWith(folder)) ?? '';
    const text = await textAt(path);
    expect(text).toContain('The creek drains');
    for (const words of ['Okoro', 'Holt', 'Lagos']) expect(text).not.toContain(words);
  });
});
