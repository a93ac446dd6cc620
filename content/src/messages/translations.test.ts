import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, languageKey, TRANSLATED } from '@quire/model/messages/languages';
import { pluralForms } from '@quire/model/messages/message-shape';
import { ENGLISH_TERMS } from '@quire/model/messages/terms/terms';
import {
  keysToTranslate,
  termProblems,
  textsOf,
  translationProblems,
} from '@quire/model/translation-problems';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTranslation } from './read-translation.ts';

const MESSAGES = new URL('../../../model/src/messages/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, MESSAGES), 'utf8'));

const TermsSchema = z.array(
  z.strictObject({
    en: z.string(),
    term: z.string().min(1),
    forms: z.array(z.string().min(1)).min(1),
    source: z.string().min(1),
    except: z.array(z.string()).optional(),
  }),
);

/** Labels that are long in a language and were looked at where they stand. */
const longer = z.record(z.string(), z.array(z.string())).parse(read('longer-labels.json'));

describe.each(TRANSLATED.map((language) => ({ language, translation: readTranslation(language) })))(
  'texts in $language',
  ({ language, translation }) => {
    test('have the keys, values, tags and plural forms that they need', () => {
      const mayBeLong = new Set(longer[languageKey(language)]);
      expect(translationProblems(language, translation, mayBeLong)).toEqual([]);
    });

    const file = `terms/${languageKey(language)}.json`;
    test.runIf(existsSync(new URL(file, MESSAGES)))(
      'name each thing as the term base has it',
      () => {
        const terms = TermsSchema.parse(read(file));
        const unknown = terms.map(({ en }) => en).filter((en) => !ENGLISH_TERMS.includes(en));
        expect(unknown, 'not in terms.ts').toEqual([]);
        expect(new Set(terms.map(({ en }) => en)).size, 'a term twice').toBe(terms.length);
        expect(termProblems(translation, terms)).toEqual([]);
      },
    );
  },
);

test('no language lacks more texts than it did', () => {
  const list = new URL('untranslated.json', MESSAGES);
  const now = Object.fromEntries(
    TRANSLATED.flatMap((language) => {
      const texts = new Set(textsOf(readTranslation(language)).map(([key]) => key));
      const lacking = keysToTranslate(language).filter((key) => !texts.has(key)).length;
      // A language is begun with its first text.
      return texts.size > 0 && lacking > 0 ? [[languageKey(language), lacking]] : [];
    }),
  );
  if (process.env.QUIRE_UNTRANSLATED === 'write')
    writeFileSync(list, `${JSON.stringify(now, null, 2)}\n`);
  const listed = z.record(z.string(), z.number()).parse(read('untranslated.json'));
  expect(now, 'QUIRE_UNTRANSLATED=write, where it has become less').toEqual(listed);
});

test('each folder of translations is a language of the table', () => {
  const keys = TRANSLATED.map(languageKey);
  const folders = readdirSync(MESSAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:en|terms)$/.test(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !keys.includes(name))).toEqual([]);
});

test('names each English term once', () => {
  const terms = ENGLISH_TERMS.map((term) => term.toLowerCase());
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

describe('a translation', () => {
  const problems = (text: string) =>
    translationProblems('ar', { ui: { articleCount: text, corrected: 'x' } });

  test('has every form that its language counts with', () => {
    const all = '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}';
    expect(problems(all)).toEqual([]);
    expect(problems('{count, plural, one {#} other {#}}')).toEqual([
      'ui.articleCount: The plural also needs these forms: few, many, two and zero.',
    ]);
    expect(pluralForms(LANGUAGES.fr.locale, 'cardinal').needed).toEqual(['one', 'other']);
  });

  test('has the values and tags of its original, and no others', () => {
    expect(problems('{n}')).toEqual([
      'ui.articleCount: {count} is missing.',
      'ui.articleCount: There is no {n} in the original. Remove it.',
    ]);
    expect(problems('{count}')).toEqual([
      'ui.articleCount: {count} is used as “value”. The original uses it as “number”.',
    ]);
    expect(problems('{count')).toHaveLength(1);
    expect(translationProblems('de', { ui: { nothing: 'x' } })).toEqual([
      'ui.nothing: English has no such message',
    ]);
  });

  test('has labels that fit', () => {
    expect(translationProblems('de', { ui: { show: 'x'.repeat(20) } })).toEqual([]);
    expect(translationProblems('de', { ui: { show: 'x'.repeat(21) } })).toHaveLength(1);
  });

  test('names a thing by its term, in one of its forms', () => {
    const base = { source: 'test' };
    const terms = [
      { en: 'open access', term: 'acceso abierto', forms: ['acceso abierto'], ...base },
      { en: 'access', term: 'entrada', forms: ['entrada'], ...base },
    ];
    const ui = { openAccess: 'Acceso abierto' };
    expect(termProblems({ ui }, terms)).toEqual([]);
    expect(termProblems({ ui: { openAccess: 'Libre' } }, terms)).toHaveLength(1);
    const excepted = terms.map((term) => ({ ...term, except: ['ui.openAccess'] }));
    expect(termProblems({ ui: { openAccess: 'Libre' } }, excepted)).toEqual([]);
  });
});
