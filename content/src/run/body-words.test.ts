import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTranslation } from '../messages/read-translation.ts';
import { renderDocument } from '../render-document.ts';
import { bodyWordsIn } from './body-words.ts';

const BIBTEX = '@article{a1, author={Ash, A.}, title={T}, year={2020}, journal={J}}';
const ORIGINAL = { href: '/media/o.png', fileName: 'o.png', size: 1_234_567 };
const FIGURES = new Map([
  ['a.png', { src: '/media/a.webp', width: 9, height: 9, original: ORIGINAL }],
]);
const TEXT = `# Eins {#sec:one}

As in @fig:a, @tbl:b, @eq:c, @thm:d and @sec:one, by [@a1] and [@none].[^n]

![Tides](a.png){#fig:a}

| x |
|---|
| 1 |

: Rows {#tbl:b}

$$ x = 1 $$ {#eq:c}

:::theorem{#thm:d}
So.
:::

:::proof
Clear.
:::

:::warning[Deep]
Water.
:::

| y |
|---|
| 2 |

- [x] Sent

[^n]: A note.
`;

const render = (language: string | undefined, markdown = TEXT) =>
  renderDocument({
    ...{ markdown, bibtex: BIBTEX, macros: {}, figures: FIGURES },
    words: bodyWordsIn(language),
  });
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

describe('a text in another language', () => {
  it.each([
    ['es', 'Figura 1. Tides', 'As in Figura 1, Tabla 1, Ecuación 1, Teorema 1 and Sección 1'],
    ['pt', 'Figura 1. Tides', 'As in Figura 1, Tabela 1, Equação 1, Teorema 1 and Seção 1'],
    ['fr', 'Figure 1. Tides', 'As in Figure 1, Tableau 1, Équation 1, Théorème 1 and Section 1'],
    [
      'de',
      'Abbildung 1. Tides',
      'As in Abbildung 1, Tabelle 1, Gleichung 1, Satz 1 and Abschnitt 1',
    ],
    ['id', 'Gambar 1. Tides', 'As in Gambar 1, Tabel 1, Persamaan 1, Teorema 1 and Bagian 1'],
    ['zh', '图 1：Tides', 'As in 图 1, 表 1, 公式 1, 定理 1 and 章节 1'],
    ['ar', 'الشكل 1: Tides', 'As in الشكل 1, الجدول 1, المعادلة 1, المبرهنة 1 and القسم 1'],
  ])('has labels and references in %s', (language, caption, references) => {
    const { html } = render(language);
    const words = plain(html).replace('： ', '：');
    expect(words).toContain(caption);
    expect(words).toContain(references);
    expect(html).not.toMatch(
      /\b(Table|Equation|Theorem|Proof|Warning|References|Back to|Download|Not in|Done)\b/,
    );
  });

  it('has its headings, boxes and names for screen readers in Spanish', () => {
    const { html, outline } = render('es');
    expect(plain(html)).toContain('Demostración. Clear. ∎');
    expect(plain(html)).toContain('Advertencia: Deep');
    expect(plain(html)).toContain('Descargar el original (PNG, 1,23 MB)');
    for (const name of [
      ...['Fin de la demostración', 'Tabla: y', 'Hecho', 'Volver a la referencia 1', 'Tabla 1'],
      ...['Tides (abrir la imagen a tamaño completo)', 'Volver a donde se cita Ash, 2020'],
    ])
      expect(html).toContain(`aria-label="${name}"`);
    expect(html).toMatch(/<h2[^>]*>Notas<\/h2>/);
    expect(outline.at(-1)).toEqual({ id: 's-references', text: 'Referencias', level: 2 });
  });

  it('keeps names of another script apart from words in Arabic', () => {
    expect(render('ar').html).toContain(
      'aria-label="العودة إلى موضع الاستشهاد بـ \u2068Ash, 2020\u2069"',
    );
  });

  it.each([
    ['es', 'Véanse las figuras @fig:a y @fig:b.', 'Véanse las figuras 1 y 2.'],
    ['es', 'Las ecuaciones @eq:c.', 'Las ecuaciones 1.'],
    ['de', 'In Abb. @fig:a oder @fig:b.', 'In Abb. 1 oder 2.'],
    ['pt-BR', 'Nas seções @sec:one.', 'Nas seções 1.'],
    ['fr', 'Dans l’équation \\ref{eq:c}.', 'Dans l’équation 1.'],
    ['zh-Hans', '如图 @fig:a 所示', '如图 1 所示'],
    ['ar', 'كما في الشكل @fig:a و @fig:b', 'كما في الشكل 1 و 2'],
    ['ar', 'انظر بالشكل @fig:a', 'انظر بالشكل 1'],
  ])('names nothing twice in %s: %s', (language, sentence, shown) => {
    const things =
      '![One](a.png){#fig:a}\n\n![Two](a.png){#fig:b}\n\n$$ x $$ {#eq:c}\n\n# S {#sec:one}';
    expect(plain(render(language, `${sentence}\n\n${things}\n`).html)).toContain(shown);
  });

  it('makes one heading and one number of those that its author has written', () => {
    const { html } = render('es', 'By [@a1].\n\n![Figura 3: Mareas](a.png)\n\n# Referencias\n');
    expect(plain(html)).toContain('Figura 1. Mareas');
    expect(html.match(/Referencias/g)).toHaveLength(1);
  });

  it('reads captions where the press has given a word signs of its own', () => {
    bindTranslations(() => ({ bodyWords: { figure: 'Fig. (' } }));
    const { html } = render('es', '![Fig. ( 3: Mareas](a.png){#fig:a}\n\nSee Fig. ( @fig:a.');
    bindTranslations(readTranslation);
    expect(plain(html)).toContain('Fig. ( 1. Mareas');
  });

  it('is English where there are no words of its language', () => {
    expect(render('sw')).toEqual(render(undefined));
  });
});
