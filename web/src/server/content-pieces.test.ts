import { describe, expect, it } from 'vitest';
import { HtmlInPage, htmlMark, htmlTexts } from '../app/html-in-page.ts';
import { contentPieces } from './content-pieces.ts';

const put = (content: string, texts: readonly HtmlInPage[]) =>
  Buffer.concat(contentPieces(content, texts).map(({ bytes }) => bytes)).toString();

describe('the pieces of a page', () => {
  it('put each text in the place of its mark, whatever their order', () => {
    const texts = [new HtmlInPage('b', '<p>two ≥ 2</p>'), new HtmlInPage('a', '<p>one</p>')];
    expect(put(`<i>${htmlMark('a')}</i>–${htmlMark('b')}!`, texts)).toBe(
      '<i><p>one</p></i>–<p>two ≥ 2</p>!',
    );
  });

  it('leave out a text that the page does not show', () =>
    expect(put('<p>short</p>', [new HtmlInPage('a', 'long')])).toBe('<p>short</p>'));

  it('keep a long text, and never mistake one for another', () => {
    const long = (letter: string) => new HtmlInPage('a', letter.repeat(30_000));
    const content = htmlMark('a');
    for (const letter of ['a', 'b', 'a']) {
      expect(put(content, [long(letter)])).toBe(letter.repeat(30_000));
    }
  });

  it('tell which small faces formulas are set in', () => {
    const formula = '<span class="katex"><span class="delimsizing size3"></span></span>';
    const [piece] = contentPieces(formula, []);
    expect(piece).toMatchObject({ hasMath: true, hasDiagrams: false, faces: ['Size3'] });
    expect(contentPieces('prose about mathcal', [])[0]?.faces).toEqual([]);
  });
});

it('finds the texts in what loaders give, and looks into nothing else', () => {
  const text = new HtmlInPage('a', '');
  class Hidden {
    readonly text = text;
  }
  expect(htmlTexts({ page: { list: [text, null] }, still: new Hidden() })).toEqual([text]);
});
