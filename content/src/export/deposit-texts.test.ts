import { describe, expect, it } from 'vitest';
import { EXPORTED } from '../testing/exported-paper.ts';
import { depositTexts } from './deposit-texts.ts';

const textsOf = (metadata: Partial<typeof EXPORTED.metadata>) =>
  depositTexts({ ...EXPORTED, metadata: { ...EXPORTED.metadata, ...metadata } });

describe('the texts that are registered', () => {
  it('keep the markup of titles, with formulas in MathML', () => {
    const { title, titles } = textsOf({
      title: 'On $H_2$ & *mud* in CO~2~, **[now](https://x.example)**',
    });
    expect(title.plain).toBe('On H_2 & mud in CO2, now');
    expect(title.faces).toBe(
      'On <mml:math><mml:mrow><mml:msub><mml:mi>H</mml:mi><mml:mn>2</mml:mn></mml:msub></mml:mrow></mml:math>' +
        ' &amp; <i>mud</i> in CO<sub>2</sub>, <b>now</b>',
    );
    expect(titles.map(({ language, plain }) => [language, plain])).toEqual([
      ['ar', 'الطين و الغرين'],
      ['zh-Hans', '泥'],
    ]);
  });

  it('keep the blocks of abstracts, without pictures, tables, notes and links', () => {
    const { abstracts } = textsOf({
      abstract:
        'See [@holt2020]^[A note] in [a *page*](https://x.example).\n\n![F](map.png)\n\n- a',
    });
    expect(abstracts[0]?.jats).toBe(
      '<jats:p>See (Holt, 2020) in a <jats:italic>page</jats:italic>.</jats:p>' +
        '<jats:p><jats:list list-type="bullet"><jats:list-item><jats:p>a</jats:p></jats:list-item></jats:list></jats:p>',
    );
    expect(abstracts.map(({ language, isPlainSummary }) => [language, isPlainSummary])).toEqual([
      ['en', false],
      ['ar', false],
      ['ar', true],
    ]);
  });

  it('write a title that would show nothing as it was written', () => {
    expect(textsOf({ title: '<!-- x -->' }).title).toEqual({
      plain: '<!-- x -->',
      faces: '&lt;!-- x --&gt;',
    });
  });

  it('have each cited work with its key, its fields and its printed form', () => {
    expect(textsOf({}).references).toMatchObject([
      {
        ...{ key: 'ref-holt2020', type: 'journal_article', doi: '10.5555/holt', author: 'Holt' },
        ...{
          container: 'Tides',
          title: 'How creeks drain',
          volume: '4',
          firstPage: '1',
          year: '2020',
        },
        printed: 'Holt, M. (2020). How creeks drain. Tides, 4, 1–9. https://doi.org/10.5555/holt',
      },
      { key: 'ref-okoro2021', type: 'book', title: 'Mud', author: 'Okoro', year: '2021' },
    ]);
  });
});
