/** In which language a letter is drafted that an editor signs. */
import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { PROFILES, USERS } from '@quire/model/collections';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { draftDecision } from './draft-decision.ts';
import { draftInvitation } from './draft-invitation.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startSubmissionsPress();
  await putReviewer(press, 'lund');
  await putSubmission(press, 'ours', { state: 'with_editor', number: 'CES-2026-60001' });
  await press.db.doc(`${PROFILES}/anselm`).set({ language: 'es' }, { merge: true });
  const author = (await press.db.doc(`${USERS}/anselm`).get()).data();
  await press.db.doc(`${USERS}/lund`).set({ ...author, email: 'lund@reviews.example' });
  await press.db.doc(`${PROFILES}/lund`).set({ language: 'de' });
});
afterAll(() => press.close());

const decision = (language?: 'en') =>
  draftDecision(press, PEOPLE.editor, { submission: 'ours', event: 'desk_reject', language });
const invitation = (reviewer: string, language?: 'en') =>
  draftInvitation(press, PEOPLE.editor, { submission: 'ours', reviewer, language });

it('drafts a decision in the language of the author, or in English if the editor asks for it', async () => {
  const { letter, language } = await decision();
  expect(language).toBe('es');
  expect(letter).toMatch(/^Estimado\/a .*:\n\nLe agradecemos el envío del manuscrito «How tidal/);
  const english = await decision('en');
  expect(english.language).toBe('en');
  expect(english.letter).toMatch(/^Dear .*,\n\nThank you for submitting “How tidal/);
});

it('drafts an invitation in the language of the reviewer’s account', async () => {
  expect(await invitation('lund')).toMatchObject({
    language: 'de',
    letter: expect.stringContaining('Gutachten'),
  });
  expect((await invitation('lund', 'en')).letter).toContain('your report');
});

it('drafts in the editor’s language for a reviewer without an account', async () => {
  await putReviewer(press, 'moreau');
  const draft = inLanguage('pt-BR', () => invitation('moreau'));
  expect(await draft).toMatchObject({
    language: 'pt-BR',
    letter: expect.stringContaining('manuscrito'),
  });
});
