import { problemText } from '@quire/model/entities/manuscript-problems';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { odtToMarkdown } from './odt-to-markdown.ts';

const STYLES =
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>' +
  '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T3" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
const NAMES = ['office', 'style', 'text', 'table', 'draw', 'fo', 'xlink', 'dc']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');
const p = (inner: string, style = 'Standard') =>
  `<text:p text:style-name="${style}">${inner}</text:p>`;
const h = (text: string, level = 1) => `<text:h text:outline-level="${level}">${text}</text:h>`;
const span = (style: string, text: string) =>
  `<text:span text:style-name="${style}">${text}</text:span>`;

function read(body: string, files: Readonly<Record<string, string>> = {}) {
  const content = `<office:document-content ${NAMES}><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const all = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': content,
    ...files,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)])),
  );
  const made = odtToMarkdown(packed);
  if (!made) throw new Error('is OpenDocument');
  return made;
}

describe('odtToMarkdown', () => {
  it('says which words are in another language, and not of a whole text', () => {
    const styles = {
      'styles.xml': `<office:document-styles ${NAMES}><style:default-style style:family="paragraph"><style:text-properties fo:language="en" style:language-complex="hi"/></style:default-style><style:style style:name="F" style:family="text"><style:text-properties fo:language="fr" fo:font-style="italic"/></style:style><style:style style:name="A" style:family="text"><style:text-properties fo:language="en" style:language-complex="ar"/></style:style></office:document-styles>`,
    };
    const long = 'Mud is slow, and salt is slower than the mud that it is in. ';
    const made = read(
      h('Names') + p(`${long}It says ${span('F', 'la boue')} and ${span('A', 'الطين')}.`),
      styles,
    );
    expect(made.markdown).toContain('It says *[la boue]{lang=fr}* and [الطين]{lang=ar dir=rtl}.');
    expect(read(h('Names') + p(span('F', long)), styles).markdown).not.toContain('lang');
  });

  it('reads the first page, headings, marks, links and blanks', () => {
    const made = read(
      p('Mud and salt in flats', 'P1') +
        p(`Ada Holt${span('T3', '1,*')}, Ben Marsh${span('T3', '2')}`) +
        p(`${span('T3', '1')} Institute of Mud, Oslo`) +
        p(`${span('T3', '2')} University of Salt; b.marsh@salt.example`) +
        p('Abstract: Mud is slow.') +
        p('Keywords: mud; salt') +
        h('Introduction') +
        p(
          `It is ${span('T1', 'very')}<text:s text:c="1"/>${span('T2', 'slow')}, see <text:a xlink:href="https://mud.example">here</text:a>.`,
        ) +
        h('Wet', 2),
    );
    expect(made.title).toBe('Mud and salt in flats');
    expect(made.abstract).toBe('Mud is slow.');
    expect(made.details?.authors).toMatchObject([
      { family: 'Holt', affiliations: [0], corresponding: true },
      { family: 'Marsh', affiliations: [1], email: 'b.marsh@salt.example' },
    ]);
    expect(made.markdown.slice(made.titlePage?.length)).toBe(
      '# Introduction\n\nIt is *very* **slow**, see [here](https://mud.example).\n\n## Wet\n',
    );
  });

  it('reads lists in lists, tables with merged cells, and notes', () => {
    const item = (...inner: readonly string[]) =>
      `<text:list-item>${inner.join('')}</text:list-item>`;
    const cell = (text: string, span_ = '') =>
      `<table:table-cell ${span_}>${p(text)}</table:table-cell>`;
    const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${p('Wet.')}</text:note-body></text:note>`;
    const { markdown } = read(
      `<text:list text:style-name="L1">${item(p('Mud'), `<text:list>${item(p('wet'))}</text:list>`)}${item(p('Salt'))}</text:list>` +
        p('Table 1: Depths', 'Table') +
        `<table:table><table:table-header-rows><table:table-row>${cell('Site')}${cell('Depth', 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row></table:table-header-rows><table:table-row>${cell('A')}${cell('1')}${cell('2')}</table:table-row></table:table>` +
        p(`Mud${note} is.`),
    );
    expect(markdown).toBe(
      '1. Mud\n   - wet\n2. Salt\n\nTable: Depths\n\n| Site | Depth | Depth |\n| - | - | - |\n| A | 1 | 2 |\n\nMud[^1] is.\n\n[^1]: Wet.\n',
    );
  });

  it('reads formulas with their numbers, and pictures with their captions', () => {
    const math =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow><annotation encoding="StarMath 5.0">a=b</annotation></semantics></math>';
    const formula =
      '<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./x"/></draw:frame>';
    const figure = `<draw:frame><draw:text-box>${p('<draw:frame><draw:image xlink:href="Pictures/a.png"/></draw:frame>Figure 1: Mud', 'Figure')}</draw:text-box></draw:frame>`;
    const { markdown, pictures } = read(
      p(`${formula}<text:tab/>(3)`) + p(`So ${formula}.`) + p(figure),
      {
        'Object 1/content.xml': math,
        'Pictures/a.png': 'png',
      },
    );
    expect(markdown).toBe(
      '$$\na=b \\tag{3}\n$$\n\nSo $a=b$.\n\n![Mud](figures/text-1.png){#fig:word-1}\n',
    );
    expect([...pictures.keys()]).toEqual(['figures/text-1.png']);
  });

  it('reads citations of Zotero and typed ones, changes and comments', () => {
    const items = [
      {
        id: 1,
        itemData: {
          type: 'book',
          title: 'Mud of the north',
          author: [{ family: 'Holt' }],
          issued: { 'date-parts': [[2021]] },
        },
      },
    ];
    const name =
      `ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: items })} RNDx`.replaceAll(
        '"',
        '&quot;',
      );
    const { markdown, bibliography, problems } = read(
      '<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>Ben</dc:creator></office:change-info><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
        h('One') +
        p(
          `So <text:reference-mark-start text:name="${name}"/>(Holt)<text:reference-mark-end text:name="${name}"/> and (Bo, 2020).<office:annotation><dc:creator>Eva</dc:creator><text:p>Sure?</text:p></office:annotation>`,
        ) +
        h('References') +
        p('Bo, A. (2020). Salt. Mud Press.'),
    );
    expect(markdown).toBe('# One\n\nSo [@holt2021] and [@bo2020].\n');
    expect(bibliography.match(/^@/gm)).toHaveLength(2);
    const said = problems.map(problemText).join();
    expect(said).toContain('Deleted (Ben): “gone”');
    expect(said).toContain('Comment (Eva): “Sure?”');
  });

  it('returns null for a file that is not text', () => {
    expect(odtToMarkdown(strToU8('no zip'))).toBe(null);
    expect(odtToMarkdown(zipSync({ 'content.xml': strToU8('<a/>') }))).toBe(null);
  });
});
