import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { jatsToMarkdown } from './jats-to-markdown.ts';

const MATH =
  '<mml:math><mml:mfrac><mml:mi>α</mml:mi><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:mfrac></mml:math>';
const ref = (id: string, surname: string) =>
  `<ref id="${id}"><element-citation publication-type="journal"><name><surname>${surname}</surname><given-names>M</given-names></name><year>2021</year><article-title>Mud ${id}</article-title><source>Notes</source><fpage>1</fpage><lpage>9</lpage></element-citation></ref>`;
const cite = (id: string) => `<xref ref-type="bibr" rid="${id}">n</xref>`;

const article = (body: string) => `<?xml version="1.0"?>
<article xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:xlink="http://www.w3.org/1999/xlink">
<front><article-meta><title-group><article-title>Mud &amp; <italic>Salt</italic></article-title></title-group>
<abstract><p>What was found.</p></abstract></article-meta></front>
<body>${body}</body>
<back><ack><p>To the tide.</p></ack><ref-list>${ref('b1', 'Holt')}${ref('b2', 'Okafor')}${ref('b3', 'Holt')}</ref-list></back></article>`;

const read = (body: string) => {
  const made = jatsToMarkdown(article(body));
  if (!made) throw new Error('is JATS');
  return made;
};

describe('jatsToMarkdown', () => {
  it('reads title, abstract, sections and the back matter', () => {
    const made = read(
      '<sec><title>One</title><p>A.</p><sec><title>Two</title><p>B.</p></sec></sec>',
    );
    expect(made.title).toBe('Mud & *Salt*');
    expect(made.abstract).toBe('What was found.');
    expect(made.markdown).toBe(
      '# One\n\nA.\n\n## Two\n\nB.\n\n# Acknowledgements\n\nTo the tide.\n',
    );
  });

  it('makes one citation of a run, with what a dash leaves out', () => {
    const { markdown, bibliography } = read(
      `<p>So [${cite('b1')}–${cite('b3')}], and ${cite('b2')}.</p>`,
    );
    expect(markdown).toContain('So [@holt2021; @okafor2021; @holt2021b], and [@okafor2021].');
    const { problems, referenceCount } = renderDocument({
      markdown,
      bibtex: bibliography,
      macros: {},
      figures: new Map(),
    });
    expect([problems, referenceCount]).toEqual([[], 3]);
  });

  it('reads formulas with their numbers, and keeps the blanks around them', () => {
    const { markdown } = read(
      `<p>The <inline-formula>${MATH}</inline-formula> of <xref ref-type="disp-formula" rid="e1">1</xref> is<disp-formula id="e1"><label>(1)</label>${MATH}</disp-formula>here.</p>`,
    );
    expect(markdown).toContain(
      'The $\\frac{\\alpha}{x^{2}}$ of @eq:e1 is\n\n$$\n\\frac{\\alpha}{x^{2}} \\label{eq:e1}\n$$\n\nhere.',
    );
  });

  it('reads figures and tables with their captions', () => {
    const { markdown } = read(
      '<fig id="f1"><label>Fig 1</label><caption><title>Depth.</title><p>By site.</p></caption><graphic xlink:href="f1.tif"/></fig>' +
        '<table-wrap id="t1"><label>Table 1</label><caption><p>Sites.</p></caption><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></table-wrap>',
    );
    expect(markdown).toContain('![Depth. By site.](figures/f1.tif){#fig:f1}');
    expect(markdown).toContain('Table: Sites. {#tbl:t1}\n\n| A |\n| - |\n| 1 |');
  });

  it('reads statements and proofs, with their own labels where the press would count otherwise', () => {
    const { markdown, bibliography } = read(
      '<statement id="t1" content-type="theorem"><label>Theorem 1</label><title>Of Euler</title><p>So.</p></statement>' +
        '<statement id="t2"><label>Theorem A.</label><p>And <xref rid="t1">Theorem 1</xref>.</p></statement>' +
        '<statement content-type="proof"><p>Clear.</p></statement><p>By <xref rid="t2">Theorem A</xref>.</p>',
    );
    expect(markdown).toContain(':::theorem[Of Euler]{#thm:t1}\n\nSo.\n\n:::');
    const { html, problems } = renderDocument({
      markdown,
      bibtex: bibliography,
      macros: {},
      figures: new Map(),
    });
    expect(html).toContain('<span class="theorem-name">Theorem A</span>.</span> And <a');
    expect(html).toContain('By <a class="cross-reference" href="#thm-a">Theorem\u00a0A</a>.');
    expect(html).toContain('Clear. <span class="theorem-end"');
    expect(problems).toEqual([]);
  });

  it('keeps the labels of figures, tables and formulas that the press would number otherwise', () => {
    const { markdown, bibliography } = read(
      '<fig id="f1"><label>Figure 1.</label><caption><p>One.</p></caption><graphic xlink:href="f1.tif"/></fig>' +
        '<fig id="f1s1"><label>Figure 1—figure supplement 1.</label><caption><p>More.</p></caption><graphic xlink:href="s1.tif"/></fig>' +
        '<fig id="f2"><label>Figure 2.</label><caption><p>Two.</p></caption><graphic xlink:href="f2.tif"/></fig>' +
        '<table-wrap id="t1"><label>Table S1</label><caption><p>Sites.</p></caption><table><tbody><tr><td>A</td></tr></tbody></table></table-wrap>' +
        `<p>x</p><disp-formula id="e1"><label>(3a)</label>${MATH}</disp-formula>` +
        '<p>See <xref rid="f1">Figure 1F</xref>, <xref rid="f1s1">Figure 1—figure supplement 1</xref>, <xref rid="f2">Figure 2</xref>, <xref rid="t1">Table S1</xref> and <xref rid="e1">3a</xref>.</p>',
    );
    const { html } = renderDocument({
      markdown,
      bibtex: bibliography,
      macros: {},
      figures: new Map(),
    });
    const words = html.replace(/<[^>]*>/g, '');
    expect(words).toContain(
      'See Figure\u00a01F, Figure\u00a01—figure supplement 1, Figure\u00a02, Table\u00a0S1 and Equation\u00a03a.',
    );
    expect(words).toContain('Figure 1—figure supplement 1. More.');
    expect(words).toContain('Figure 2. Two.');
    expect(words).toContain('Table S1. Sites.');
    expect(markdown).toContain('{#fig:f2}');
    expect(html).toMatch(/<mtext>\(3a\)|\\tag\{3a\}/);
  });

  it('says what is there as a picture only', () => {
    const { problems } = read(
      '<p><inline-formula><inline-graphic xlink:href="a.gif"/></inline-formula></p>',
    );
    expect(problems.map(({ code }) => code)).toEqual([
      'jats/formula-in-text',
      'jats/references-uncited',
    ]);
  });

  it('names the references that nothing cites', () => {
    const named = (body: string) =>
      read(body).problems.flatMap((problem) =>
        problem.code === 'jats/references-uncited' ? [problem.values] : [],
      );
    expect(
      named(`<p>So [${cite('b1')}] and <xref ref-type="bibr" rid="none">9</xref>.</p>`),
    ).toEqual([{ count: 2, examples: '“Mud b2”; “Mud b3”' }]);
    expect(named(`<p>So [${cite('b1')}–${cite('b3')}].</p>`)).toEqual([]);
  });

  it.each(['', '<html/>', 'no xml'])('answers null for %j', (text) => {
    expect(jatsToMarkdown(text)).toBe(null);
  });
});
