import { problemText } from '@quire/model/entities/manuscript-problems';
import { describe, expect, it } from 'vitest';
import { notebookPeople, withoutNotebookPeople } from './notebook-people.ts';
import { notebookToMarkdown } from './notebook-to-markdown.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TABLE = `<div><style scoped>td { color: red }</style><table class="dataframe"><thead><tr><th></th><th>site</th><th>depth</th></tr></thead>
<tbody><tr><th>0</th><td>Wick</td><td>2.5</td></tr></tbody></table><p>1 rows × 2 columns</p></div>`;

const text = (...source: string[]) => ({ cell_type: 'markdown', metadata: {}, source });
const code = (source: string, outputs: object[] = [], metadata: object = {}) => ({
  ...{ cell_type: 'code', execution_count: 1, metadata, source, outputs },
});
const data = (bundle: object) => ({ output_type: 'display_data', metadata: {}, data: bundle });
const stream = (name: string, ...lines: string[]) => ({ output_type: 'stream', name, text: lines });

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const notebook = (cells: readonly object[], metadata: object = {}) =>
  bytes({
    ...{ nbformat: 4, nbformat_minor: 5, cells },
    metadata: { language_info: { name: 'python' }, ...metadata },
  });
const read = (cells: readonly object[], metadata: object = {}) => {
  const made = notebookToMarkdown(notebook(cells, metadata));
  if (!made) throw new Error('not read');
  return made;
};
const codesOf = ({ problems }: ReturnType<typeof read>) =>
  problems.map(({ code: each }) => each).filter((each) => each.startsWith('notebook/'));

const TITLE = text('# Tides in a jar\n', '\n', 'By the sea.');
const SUMMARY = text('## Abstract\n\nWater rises.\n\n## Methods\n\nWe looked at $h = 2$ m.');

describe('a notebook', () => {
  it('becomes a text whose title is its first heading', () => {
    const { title, abstract, markdown } = read([TITLE, SUMMARY, code('print(1)')]);
    expect([title, abstract]).toEqual(['Tides in a jar', 'Water rises.']);
    expect(markdown).toContain('By the sea.');
    expect(markdown).toContain('We looked at $h = 2$ m.');
    expect(markdown).toContain('```python\nprint(1)\n```');
    expect(markdown).not.toContain('# Tides');
  });

  it('takes what its metadata state', () => {
    const metadata = { title: 'Tides', authors: [{ name: 'Maren Holt' }, 'Anselm Okoro'] };
    const { title, details } = read([SUMMARY], metadata);
    expect(title).toBe('Tides');
    const names = details?.authors?.map(({ given, family }) => `${given} ${family}`);
    expect(names).toEqual(['Maren Holt', 'Anselm Okoro']);
  });

  it('takes the front matter of its first cell', () => {
    const front = { ...text('---\ntitle: Wells\nkeywords: [salt]\n---'), cell_type: 'raw' };
    const { title, details } = read([front, SUMMARY], { title: 'Tides' });
    expect([title, details?.keywords]).toEqual(['Wells', ['salt']]);
  });

  it('is read without a title, which is asked for', () => {
    const { title, markdown } = read([text('Only words.'), code('x')]);
    expect(title).toBe('');
    expect(markdown).toContain('Only words.');
  });

  it('closes no fence early, and shows the code that its author shows', () => {
    const { markdown } = read([
      TITLE,
      code('s = """\n```\n"""'),
      code('#| echo: false\nsecret()', [stream('stdout', 'shown\n')]),
      code('tagged()', [stream('stdout', 'out\n')], { tags: ['remove-output', 'hide-input'] }),
      code('#| include: false\nset_up()'),
    ]);
    expect(markdown).toContain('````python\ns = """\n```\n"""\n````');
    expect(markdown).toContain('```\nshown\n```');
    for (const gone of ['secret', 'echo', 'tagged', 'out\n', 'set_up'])
      expect(markdown).not.toContain(gone);
  });
});

describe('the outputs of a notebook', () => {
  it('are figures with what the cell says of them', () => {
    const options = '#| label: fig-jar\n#| fig-cap: "The jar, seen"\n#| fig-alt: A "jar"\n';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    const { markdown, pictures } = read([
      TITLE,
      code(`${options}plot()`, [
        data({ 'image/png': `${PIXEL}\n`, 'text/plain': '<Figure size 1x1>' }),
        data({ 'image/png': PIXEL, 'image/svg+xml': [svg] }),
      ]),
    ]);
    expect(markdown).toContain('![The jar, seen](output-2-1.png){#fig-jar alt="A ”jar”"}');
    expect(markdown).toContain('![](output-2-2.svg)');
    expect([...pictures.keys()]).toEqual(['output-2-1.png', 'output-2-2.svg']);
    expect(pictures.get('output-2-1.png')?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    expect(new TextDecoder().decode(pictures.get('output-2-2.svg'))).toBe(svg);
  });

  it('are tables, formulas and printed text', () => {
    const made = read([
      TITLE,
      code('#| label: tbl-sites\n#| tbl-cap: Sites\nframe', [
        data({ 'text/html': TABLE, 'text/plain': '   site' }),
      ]),
      code('x', [data({ 'text/latex': '$\\displaystyle x^{2}$', 'text/plain': 'x**2' })]),
      code('run()', [stream('stdout', '\u001b[31m10%\r100%\u001b[0m\n', 'done\n')]),
      code('fit', [data({ 'text/plain': ['<Fit at 0x7f>'] })]),
    ]);
    expect(made.markdown).toMatch(/\|\s*\| site \| depth \|\n[|\s-]+\n\| 0 \| Wick \| 2.5\s*\|/);
    expect(made.markdown).toContain('Table: Sites {#tbl-sites}');
    expect(made.markdown).toContain('$$\nx^{2}\n$$');
    expect(made.markdown).toContain('```\n100%\ndone\n```');
    expect(made.markdown).not.toMatch(/0x7f|rows ×|color/);
    expect(codesOf(made)).toEqual([]);
  });

  it('are counted where a cell has more than a page can take', () => {
    const made = read([TITLE, code('a', Array(503).fill(stream('stdout', 'tide\n')))]);
    expect(codesOf(made)).toEqual(['notebook/outputs']);
    expect(made.problems.map(problemText).join()).toContain('Left out: 3.');
  });

  it('are named where a page cannot show them', () => {
    const made = read([
      TITLE,
      code('a', [data({ 'application/vnd.plotly.v1+json': { data: [] } })]),
      code('b', [stream('stderr', 'DeprecationWarning\n')]),
      code('c', [{ output_type: 'error', ename: 'NameError', evalue: 'no c', traceback: [] }]),
      code('d', [stream('stdout', 'line\n'.repeat(500))]),
      code('e', [data({ 'text/html': '<p>A <b>map</b></p><script>x()</script>' })]),
      { ...text('\\newpage'), cell_type: 'raw' },
      { cell_type: 'heading', source: 'Old' },
    ]);
    expect(codesOf(made).toSorted()).toEqual(
      ['cell', 'error', 'long', 'messages', 'output', 'output', 'raw'].map(
        (each) => `notebook/${each}`,
      ),
    );
    expect(made.markdown).toContain('NameError: no c');
    expect(made.markdown).toContain('```\nA map\n```');
    expect(made.markdown.match(/^line$/gm)).toHaveLength(100);
    expect(made.markdown).not.toMatch(/Deprecation|newpage|x\(\)/);
    const [first] = made.problems;
    expect(made.problems.find(({ code: each }) => each === 'notebook/output')?.values).toEqual({
      ...{ cell: 2, types: 'application/vnd.plotly.v1+json', kind: 'lost' },
    });
    expect(first).toMatchObject({ code: 'notebook/cell', values: { count: 1 } });
  });
});

describe('texts that are made to take long', () => {
  const LONG = 200_000;
  const latexOf = (latex: string) =>
    read([TITLE, code('x', [data({ 'text/latex': latex, 'text/plain': 'as printed' })])]).markdown;

  it.each([
    ['spaces in a formula without an end', `$a${' '.repeat(LONG)}b`],
    ['marks without end', '$'.repeat(LONG)],
    ['formulas in a formula', '$a'.repeat(LONG / 2)],
    ['marks, spaces and no mark', `$a ${'$'.repeat(LONG / 2)}${' '.repeat(LONG / 2)}b`],
  ])('are taken as they were printed: %s', (_, latex) => {
    expect(latexOf(latex)).toContain('```\nas printed\n```');
  });

  it('are taken as formulas where they are', () => {
    expect(latexOf(`${' '.repeat(LONG)}$$ x ${' '.repeat(LONG)}$$\n`)).toContain('$$\nx\n$$');
    expect(latexOf(' \\begin{bmatrix}1\\end{bmatrix} ')).toContain('\n\n\\begin{bmatrix}1');
  });

  it('are cut like every long output', () => {
    const lines = read([TITLE, code('x', [stream('stdout', `a${'\n'.repeat(LONG)}b`)])]);
    expect(codesOf(lines)).toEqual(['notebook/long']);
    expect(lines.markdown).toContain('```\na\n');
    const spaces = read([TITLE, code('x', [stream('stdout', `a${' '.repeat(LONG)}b`)])]);
    expect(spaces.markdown).toContain(`a${' '.repeat(499)}…`);
  });

  it('are searched for people', () => {
    const gap = ' '.repeat(LONG);
    const thanks = `## Acknowledgements${gap}{#a} ##${gap}\n\nRuth Vasquez.`;
    const heading = `## Funding${gap}x\n\nKept.`;
    const signed = `<!-- Author${gap}\nWritten${gap}by${gap}Maren Holt -->`;
    const file = new TextDecoder().decode(notebook([text(heading), text(signed), text(thanks)]));
    expect(notebookPeople(file)).toEqual(['Maren Holt']);
    expect(withoutNotebookPeople(file)).toContain('Kept.');
    expect(withoutNotebookPeople(file)).not.toMatch(/Holt|Vasquez/);
  });
});

it('takes the pictures that are attached to a cell', () => {
  const attachments = { 'my jar.png': { 'image/png': PIXEL } };
  const made = read([
    TITLE,
    { ...text('![Jar](attachment:my%20jar.png) ![No](attachment:none.png)'), attachments },
  ]);
  expect(made.markdown).toContain('![Jar](attachment-2-my-20jar.png)');
  expect([...made.pictures.keys()]).toEqual(['attachment-2-my-20jar.png']);
  expect(codesOf(made)).toEqual(['notebook/attachment']);
});

it('takes the pictures of its folder that it names, but none that are kept elsewhere', () => {
  const file = notebook([TITLE, text('![Map](img/map.png)\n\n![Jar](jar.png)')]);
  const beside = new Map([
    ['img/map.png', new Uint8Array([1])],
    ['jar.png', new Uint8Array()],
    ['other.png', new Uint8Array([2])],
  ]);
  const made = notebookToMarkdown(file, beside);
  expect([...(made?.pictures ?? [])]).toEqual([['img/map.png', new Uint8Array([1])]]);
  expect(made?.problems.map(({ code: each }) => each)).not.toContain('figure/missing');
});

describe('a file that is no notebook', () => {
  it.each([
    ['no JSON', new TextEncoder().encode('{"cells": [')],
    ['other JSON', bytes({ type: 'FeatureCollection' })],
    ['of format 3', bytes({ nbformat: 3, worksheets: [{ cells: [] }] })],
    ['cells without end', notebook(Array.from({ length: 5001 }, () => text('a')))],
    ['lists within lists', new TextEncoder().encode('['.repeat(200_000))],
    ['more text than an article has', notebook([text('# A\n\n', 'word '.repeat(200_000))])],
  ])('is refused: %s', (_, file) => expect(notebookToMarkdown(file)).toBeNull());

  it.each([
    ['cells of nonsense', [null, 7, 'x', { cell_type: 'code', outputs: 'x', source: { a: 1 } }]],
    ['outputs of nonsense', [code('a', [data({ 'image/png': '@@@' }), { output_type: 'x' }])]],
    ['a picture that is none', [code('a', [data({ 'image/png': 'A'.repeat(100_001) })])]],
    ['HTML within HTML', [code('a', [data({ 'text/html': '<div>'.repeat(39_000) })])]],
    [
      'a table as wide as the memory',
      [code('a', [data({ 'text/html': `<table><tr>${'<td colspan=9999>'.repeat(900)}</table>` })])],
    ],
    ['options that refer to themselves', [code('#| a: &a [*a, *a]\n#| b: *a\nx')]],
  ])('is read without what is wrong: %s', (_, cells) => {
    const made = notebookToMarkdown(bytes({ nbformat: 4, cells: [TITLE, ...cells] }));
    expect(made?.title).toBe('Tides in a jar');
  });
});

describe('the people in a notebook', () => {
  const named = new TextDecoder().decode(
    notebook(
      [
        text('---\ntitle: Tides\nauthor: Maren Holt\n---'),
        text('# Methods\n\nWe looked.'),
        code('x = 1'),
        text('## Acknowledgements'),
        text('We thank Ruth Vasquez.'),
        text('## Data\n\nHere.'),
      ],
      { authors: [{ name: 'Anselm Okoro' }] },
    ),
  );

  it('are found', () => {
    expect(notebookPeople(named)).toEqual(expect.arrayContaining(['Anselm Okoro', 'Maren Holt']));
    expect(notebookPeople('no notebook')).toEqual([]);
  });

  it('are removed, and nothing else is', () => {
    const clean = withoutNotebookPeople(named);
    expect(clean).not.toMatch(/Holt|Okoro|Vasquez/);
    const { cells, metadata } = JSON.parse(clean);
    expect(cells).toHaveLength(6);
    expect(cells[1].source).toBe('# Methods\n\nWe looked.');
    expect(cells[2].source).toBe('x = 1');
    expect(cells[5].source).toBe('## Data\n\nHere.');
    expect(metadata.language_info).toEqual({ name: 'python' });
    expect(() => withoutNotebookPeople('no notebook')).toThrow();
  });

  it('are removed from what programs write of their users, and what a reader needs is kept', () => {
    const name = 'Maren Holt';
    const user = { displayName: name, userId: '0815' };
    const picture = { ...data({ 'image/png': PIXEL }), metadata: { by: name } };
    const file = {
      ...{ nbformat: 4, nbformat_minor: 5, owner: name },
      metadata: {
        ...{ title: 'Tides', colab: { name, provenance: [{ author: name }] }, papermill: { name } },
        kernelspec: {
          ...{ name: 'python3', display_name: 'Python 3', language: 'python' },
          argv: [`/home/${name}/bin/python`],
        },
        language_info: { name: 'python', version: '3.12', codemirror_mode: { name } },
      },
      cells: [
        {
          ...code('x', [picture, { ...stream('stdout', 'done'), by: name }], {
            ...{ tags: ['hide-input'], jupyter: { source_hidden: true, by: name } },
            ...{ id: 'a1', outputId: name, executionInfo: { user, status: 'ok' } },
          }),
          ...{ id: 'a1', execution_count: 3, by: name },
        },
        { ...text('We looked.'), metadata: { id: 'b2', [name]: name, tags: name } },
      ],
    };
    const clean = withoutNotebookPeople(JSON.stringify(file));
    expect(clean).not.toContain(name);
    expect(JSON.parse(clean)).toEqual({
      ...{ nbformat: 4, nbformat_minor: 5 },
      metadata: {
        title: 'Tides',
        kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' },
        language_info: { name: 'python', version: '3.12' },
      },
      cells: [
        {
          ...{ cell_type: 'code', id: 'a1', execution_count: 3, source: 'x' },
          metadata: { tags: ['hide-input'], jupyter: { source_hidden: true } },
          outputs: [
            { output_type: 'display_data', metadata: {}, data: { 'image/png': PIXEL } },
            stream('stdout', 'done'),
          ],
        },
        { cell_type: 'markdown', metadata: {}, source: 'We looked.' },
      ],
    });
  });
});
