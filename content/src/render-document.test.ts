import { describe, expect, it } from 'vitest';
import { type RenderInput, renderDocument } from './render-document.ts';

const BIBTEX = `@article{a1, author={Ash, A. and Birch, B.}, title={T}, year={2020}, journal={J}, doi={10.5555/A.1}}
@article{broken, title={unclosed, year=2020
@book{c3, author={Cedar, C.}, title={U}, year={2021}}`;

const render = (input: Partial<RenderInput>) =>
  renderDocument({ markdown: '', bibtex: '', macros: {}, figures: new Map(), ...input });

describe('renderDocument', () => {
  it('renders nothing to nothing', () => {
    expect(render({})).toEqual({
      html: '',
      abstractHtml: '',
      abstractText: '',
      outline: [],
      hasMath: false,
      referenceCount: 0,
      figureCount: 0,
      plainText: '',
      problems: [],
      lines: [],
    });
  });

  it('renders the abstract with the text, into one list of references', () => {
    const done = render({ abstract: 'We follow [@a1].', markdown: 'As @a1.', bibtex: BIBTEX });
    expect(done.abstractHtml).toContain('href="#ref-a1" id="cite-a1"');
    expect(done.html).toContain('href="#ref-a1" id="cite-a1-2"');
    expect(done.html).toContain('href="#cite-a1"');
    expect(done.abstractText).toBe('We follow (Ash & Birch, 2020).');
    expect(done.referenceCount).toBe(1);
  });

  it('reads the entries around one that is broken', () => {
    const done = render({ markdown: '[@a1] [@c3]', bibtex: BIBTEX });
    expect(done.referenceCount).toBe(2);
    expect(done.problems.map(({ code }) => code)).toContain('bibtex/entry');
  });

  it('never fetches a bibliography that is an address', () => {
    expect(render({ markdown: '[@a]', bibtex: 'https://example.org/x.bib' }).referenceCount).toBe(
      0,
    );
  });

  it('gives the text’s words without its references', () => {
    const { plainText } = render({ markdown: '# One\n\nTwo *three* $x$ [@a1].', bibtex: BIBTEX });
    expect(plainText).toBe('One\nTwo three x (Ash & Birch, 2020).');
  });

  it('does not let a macro of one formula reach the next', () => {
    const { problems } = render({ markdown: '$\\gdef\\zz{1}\\zz$ and $\\zz$' });
    expect(problems.map(({ code }) => code)).toEqual(['math/unreadable']);
  });

  it('reports the line of a problem', () => {
    const { problems } = render({ markdown: 'a\n\nb \\ref{x}\n\n> c [@y]' });
    expect(problems.map(({ line }) => line)).toEqual([5, 3]);
  });

  it('shows a text that is nested too deep as its source', () => {
    const { html, problems } = render({ markdown: `${'>'.repeat(6_000)} <b>deep</b>` });
    expect(html).toMatch(/^<pre class="source-unreadable" tabindex="0">>+ &#x3C;b>deep/);
    expect(problems.map(({ severity, code }) => [severity, code])).toEqual([
      ['error', 'text/unrendered'],
    ]);
  });

  it('reads thousands of blocks in blocks', () => {
    for (const line of [':::note\n', ':::: note\n', ':::a[b]{c}\n', '> :::note\n', '- :::tip\n']) {
      const { html } = render({ markdown: line.repeat(2_000) });
      expect(html, line).not.toBe('');
    }
    const closed = Array.from({ length: 60 }, (_, n) => `${':'.repeat(63 - n)}note\n`).join('');
    expect(render({ markdown: closed }).html).toContain('notice');
  });

  it('gives a heading in the abstract no place in the outline', () => {
    const done = render({
      abstract: '# Aims\n\nWe ask.',
      markdown: '### One\n\n# Two\n\n#### Three',
    });
    expect(done.abstractHtml).toBe('<p><strong>Aims</strong></p>\n<p>We ask.</p>');
    expect(done.outline.map(({ text, level }) => `${level} ${text}`)).toEqual([
      '2 One',
      '2 Two',
      '3 Three',
    ]);
  });

  it('reads thousands of delimiters that nothing closes', () => {
    const { html } = render({ markdown: '$a \\(b ~c ^d [e @f {g \\begin{a} \\[ '.repeat(1_500) });
    expect(html).toContain('$a');
  });
});
