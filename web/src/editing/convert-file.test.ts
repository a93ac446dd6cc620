import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { convertFile } from './convert-file.ts';
import { pack } from './pack.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PAPER = '---\ntitle: Mud\nabstract: What was found.\n---\n\n# Text\n\n![Map.](map.png)\n';

describe('convertFile', () => {
  it('parts a paper into title, abstract and text', async () => {
    expect(await convertFile({ name: 'a.md', bytes: bytes(PAPER) })).toMatchObject({
      title: 'Mud',
      abstract: 'What was found.',
      markdown: expect.stringMatching(/^\s*# Text/),
    });
  });

  it('takes a text without front matter as it is', async () => {
    expect(await convertFile({ name: 'a.md', bytes: bytes('Words.') })).toMatchObject({
      title: '',
      markdown: 'Words.',
      problems: [{ code: 'text/counts' }],
    });
  });

  it('opens an archive of a folder with its pictures and works', async () => {
    const files = new Map([
      ['paper.md', bytes(PAPER)],
      ['paper.bib', bytes('@misc{a, title={A}}')],
      ['map.png', new Uint8Array([137])],
    ]);
    const archive = pack('mud', files);
    expect(await convertFile({ name: 'mud.zip', bytes: archive })).toMatchObject({
      bibliography: '@misc{a, title={A}}',
      pictures: new Map([['map.png', files.get('map.png')]]),
    });
  });

  it('knows JATS by what it says', async () => {
    const xml = '<?xml version="1.0"?><article><body><p>Words.</p></body></article>';
    expect(await convertFile({ name: 'x', bytes: bytes(xml) })).toMatchObject({
      markdown: 'Words.\n',
    });
  });

  const LATEX =
    '\\documentclass{article}\n\\title{Mud}\n\\begin{document}\\maketitle\n\\section{Text}\nIt is $x$.\n\\includegraphics{map}\\end{document}';

  it('reads a LaTeX file by its name', async () => {
    expect(await convertFile({ name: 'a.tex', bytes: bytes(LATEX) })).toMatchObject({
      title: 'Mud',
      markdown: expect.stringContaining('# Text\n\nIt is $x$.'),
    });
    expect(await convertFile({ name: 'part.tex', bytes: bytes('Words.') })).toBe(null);
  });

  it('finds funders in the statements of a manuscript', async () => {
    const thanks = '\\section*{Funding}\nFunded by the Salt Board under grant 71.\n\\end{document}';
    const source = LATEX.replace('\\end{document}', thanks);
    expect(await convertFile({ name: 'a.tex', bytes: bytes(source) })).toMatchObject({
      details: {
        funding: 'Funded by the Salt Board under grant 71.',
        funders: [{ name: 'Salt Board', awards: ['71'] }],
      },
      sections: ['funding'],
    });
  });

  it('reads a folder of LaTeX where an archive has no Markdown', async () => {
    const files = new Map([
      ['main.tex', bytes(LATEX)],
      ['map.png', new Uint8Array([137])],
    ]);
    expect(await convertFile({ name: 'a.zip', bytes: pack('mud', files) })).toMatchObject({
      title: 'Mud',
      pictures: new Map([['map.png', files.get('map.png')]]),
    });
  });

  it.each([
    ['a.pdf', bytes('%PDF-1.7')],
    ['a.xml', bytes('<?xml version="1.0"?><html/>')],
    ['a.md', bytes('\u0000\u0001')],
  ])('answers null for %s that is no text of a paper', async (name, content) => {
    expect(await convertFile({ name, bytes: content })).toBe(null);
  });

  it('refuses an archive with names that leave it', async () => {
    const archive = zipSync({ '../paper.md': bytes(PAPER) });
    expect(await convertFile({ name: 'a.zip', bytes: archive })).toBe('zip/unsafe-path');
  });
});
