import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { languageTag, passageLanguage } from './passage-language.ts';

const render = (markdown: string) => {
  const { html, problems } = renderDocument({
    ...{ markdown, bibtex: '', macros: {}, figures: new Map() },
  });
  return { html, codes: problems.map(({ code }) => code) };
};

it('writes tags as BCP 47 does, and takes nothing that is none', () => {
  expect(['FR', 'pt_br', 'ZH-hant', 'fil', '', 'x y', '"><b'].map(languageTag)).toEqual([
    ...['fr', 'pt-BR', 'zh-Hant', 'fil'],
    ...[null, null, null],
  ]);
});

it('lets the direction follow from the language, where none is stated', () => {
  const dirs = ['ar', 'he', 'fa', 'ur', 'fr'].map((lang) => passageLanguage({ lang })?.dir);
  expect(dirs).toEqual(['rtl', 'rtl', 'rtl', 'rtl', null]);
  expect(passageLanguage({ lang: 'ar', dir: 'ltr' })?.dir).toBe('ltr');
  expect(passageLanguage({ dir: 'rtl' })).toEqual({ lang: null, dir: 'rtl' });
  expect(passageLanguage({ lang: 'no tag' })).toBeNull();
});

it('shows words in another language with it, within other marks too', () => {
  const { html, codes } = render(
    'The *[mots *justes*]{lang=fr}* and [طين]{lang=ar}, [Mud]{.smallcaps lang=de}.',
  );
  expect(html).toContain('<em><span lang="fr">mots <em>justes</em></span></em>');
  expect(html).toContain('<span lang="ar" dir="rtl">طين</span>');
  expect(html).toContain('<span lang="de"><span class="small-caps">Mud</span></span>');
  expect(codes).toEqual([]);
});

it('shows blocks in another language, and leaves one of none alone', () => {
  const { html, codes } = render(
    '::: {lang=fa}\n\nگل.\n\n> نمک.\n\n:::\n\n::: {lang="??"}\nMud.\n:::\n',
  );
  expect(html).toContain('<div lang="fa" dir="rtl">');
  expect(html).toMatch(/<blockquote>\s*<p>نمک\.<\/p>/);
  expect(html.match(/lang=/g)).toHaveLength(1);
  expect(codes).toEqual([]);
});
