import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportPaper } from './export-paper.ts';
import type { ExportFormat } from './messages.ts';

const MARKDOWN = `---
title: Mud
authors:
  - name: Ada Okoro
abstract: What we found.
---

Text [@holt2020].

![The creek.](map.png){#fig:map}
`;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const ask = (format: ExportFormat, markdown = MARKDOWN) =>
  exportPaper({
    ...{ format, markdown, name: 'mud' },
    bibliography: '@book{holt2020, author={Holt, Maren}, title={Ebb}, year={2020}}',
    pictures: new Map([
      ['map.png', { bytes: PNG, width: 8, height: 6 }],
      ['unused.png', { bytes: PNG, width: 8, height: 6 }],
    ]),
  });

describe('a paper that leaves the editor', () => {
  it('is a LaTeX folder with its bibliography and the pictures that it shows', async () => {
    const { name, bytes } = await ask('latex');
    const files = unzipSync(bytes);
    expect(name).toBe('mud-latex.zip');
    expect(Object.keys(files)).toEqual(['mud/mud.tex', 'mud/references.bib', 'mud/map.png']);
    expect(strFromU8(files['mud/mud.tex'] ?? PNG)).toContain('\\title{Mud}');
  });

  it('is a JATS file, in an archive with its pictures, or by itself', async () => {
    const files = unzipSync((await ask('jats')).bytes);
    expect(Object.keys(files)).toEqual(['mud/mud.xml', 'mud/map.png']);
    const { name, bytes } = await ask('jats', '# Only a heading\n\nText.');
    expect(name).toBe('mud.xml');
    expect(strFromU8(bytes)).toContain('<article-title>Only a heading</article-title>');
  });

  it('is a Word file', async () => {
    const { name, bytes } = await ask('docx');
    expect(name).toBe('mud.docx');
    expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? PNG)).toContain('Mud');
  });
});
