import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { AUDIT, TEXTS } from '@quire/model/collections';
import { CORRECTED_TEXTS_MAX } from '@quire/model/entities/corrections';
import { correctTexts } from '@quire/model/messages/corrections';
import { t } from '@quire/model/messages/t';
import { bindTranslations } from '@quire/model/messages/translations';
import { keysToTranslate } from '@quire/model/translation-problems';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { BOSS, codeOf, EDDA, refusal } from '../../testing/test-records.ts';
import { findTexts } from './find-texts.ts';
import { saveText } from './save-text.ts';

let press: TestPress;
beforeEach(async () => {
  bindTranslations(readTranslation);
  press = await startTestPress();
});
afterEach(async () => {
  correctTexts('es', null);
  correctTexts('en', null);
  await press.close();
});

const MENU = { language: 'es', key: 'layouts.menu', seen: null, text: 'Índice' } as const;
const save = (change: object = {}, person = BOSS) =>
  saveText(press, person, { ...MENU, ...change });
const ALL = { language: 'es', words: '', isOwn: false, skip: 0 } as const;
const find = (change: object = {}) => findTexts(press, BOSS, { ...ALL, ...change });
const menuIn = (language: 'en' | 'es') => inLanguage(language, () => t('layouts.menu'));
const problemsOf = async (text: string, key = 'ui.articleCount') => {
  const { code, details } = await refusal(save({ key, text }));
  expect(code).toBe('input/invalid');
  return details.problems?.map(({ field, message }) => `${field}: ${message}`);
};

describe('correcting a text', () => {
  it('shows it in its language only, until the original is restored', async () => {
    const original = menuIn('es');
    expect(await save()).toEqual({ revision: 1 });
    expect([menuIn('es'), menuIn('en')]).toEqual(['Índice', 'Menu']);
    expect(await save({ language: 'en', text: 'Contents' })).toEqual({ revision: 1 });
    expect([menuIn('es'), menuIn('en')]).toEqual(['Índice', 'Contents']);
    expect(await save({ seen: 'Índice', text: null })).toEqual({ revision: 2 });
    expect(menuIn('es')).toBe(original);
  });

  it('keeps what it was, in each revision, and who changed it', async () => {
    await save();
    await save({ seen: 'Índice', text: 'Contenido' });
    const ref = press.db.collection(TEXTS).doc('es');
    expect((await ref.collection('revisions').doc('1').get()).data()?.texts).toEqual({
      'layouts.menu': 'Índice',
    });
    const key = ref.collection('keys').doc('layouts.menu');
    const { docs } = await key.collection('history').orderBy('revision').get();
    expect(docs.map((doc) => [doc.get('change'), doc.get('by'), doc.get('data')])).toEqual([
      ['created', 'boss', { text: 'Índice' }],
      ['saved', 'boss', { text: 'Contenido' }],
    ]);
    const audit = await press.db.collection(AUDIT).where('record', '==', key.path).get();
    expect(audit.docs.map((doc) => doc.get('action'))).toEqual(['text.saved', 'text.saved']);
  });

  it('is repeated without a second change, and refused where another has changed it', async () => {
    await save();
    expect(await save()).toEqual({ revision: 1 });
    expect(await codeOf(save({ text: 'Otro' }))).toBe('record/stale');
    expect(menuIn('es')).toBe('Índice');
  });

  it('is refused what does not fit, with what is wrong beside the field', async () => {
    expect(await problemsOf('artículos')).toEqual(['text: {count} is missing.']);
    expect(await problemsOf('{count, plural, one {#}')).toEqual([
      'text: The text cannot be read. Check the forms of the plural or choice; each needs the form “other”.',
    ]);
    expect(await problemsOf('{count, plural, other {#}} {journal}')).toEqual([
      'text: There is no {journal} in the original. Remove it.',
      'text: The plural also needs these forms: one.',
    ]);
    expect(await problemsOf("Menú '<script>'", 'layouts.menu')).toEqual([
      'text: Remove the characters < and >.',
    ]);
    expect(await problemsOf(' ', 'layouts.menu')).toEqual(['text: Write a text.']);
    expect((await refusal(save({ key: 'layouts.nothing' }))).details.field).toBe('key');
  });

  it('is refused beyond so many texts of a language', async () => {
    const others = keysToTranslate('es').filter((key) => key !== 'layouts.menu');
    const texts = Object.fromEntries(others.slice(0, CORRECTED_TEXTS_MAX).map((key) => [key, 'x']));
    await press.db.collection(TEXTS).doc('es').set({ revision: 9, texts });
    const { details } = await refusal(save());
    expect(details.problems?.[0]?.message).toContain('at most 500 changed texts');
  });

  it('drops texts of messages that an update has removed', async () => {
    const ref = press.db.collection(TEXTS).doc('es');
    await ref.set({ revision: 9, texts: { 'gone.text': 'x', 'layouts.home': 'Portada' } });
    await save();
    expect((await ref.get()).data()?.texts).toEqual({
      'layouts.home': 'Portada',
      'layouts.menu': 'Índice',
    });
  });

  it('is for those who may edit the press’s settings', async () => {
    expect(await codeOf(save({}, EDDA))).toBe('access/denied');
    expect(await codeOf(findTexts(press, EDDA, ALL))).toBe('access/denied');
  });
});

describe('finding texts', () => {
  it('searches keys, originals and texts without accents, a page at a time', async () => {
    const all = await find();
    expect(all.count).toBeGreaterThan(1_000);
    expect(all.texts).toHaveLength(20);
    expect((await find({ skip: 20 })).texts[0]?.key).not.toBe(all.texts[0]?.key);
    for (const words of ['LAYOUTS.menu', 'layouts menu menú', 'layouts.menu menu'])
      expect((await find({ words })).texts.map(({ key }) => key)).toContain('layouts.menu');
    expect(await find({ words: 'nothing like this' })).toEqual({ texts: [], count: 0 });
  });

  it('finds those that were changed, and those of a topic', async () => {
    await save();
    expect(await find({ isOwn: true })).toEqual({
      texts: [{ key: 'layouts.menu', source: 'Menu', text: 'Menú', own: 'Índice' }],
      count: 1,
    });
    expect((await find({ isOwn: true, group: 'mails' })).count).toBe(0);
    expect((await find({ isOwn: true, group: 'site', words: 'indice' })).count).toBe(1);
  });

  it('has no texts of the office in a language that the office does not have', async () => {
    expect((await find({ group: 'office' })).count).toBeGreaterThan(100);
    const { texts } = await find({ language: 'fr', group: 'office' });
    expect(texts.filter(({ key }) => key.startsWith('office'))).toEqual([]);
  });
});
