import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportPaper } from './export-paper.ts';
import { openPaper } from './open-paper.ts';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const PAPER = '---\ntitle: Mud\nauthors:\n  - name: Ada Okoro\n---\n\n# Text\n\nIt is $x$.\n';
const exported = (format: 'docx' | 'jats' | 'latex') =>
  exportPaper({
    ...{ format, name: 'mud', markdown: PAPER, bibliography: '', pictures: new Map() },
  });

describe('a file that is gone on with', () => {
  it('stays as it is where it is Markdown, front matter included', async () => {
    expect(await openPaper({ name: 'a.md', bytes: bytes(PAPER.replaceAll('\n', '\r\n')) })).toEqual(
      {
        ...{ markdown: PAPER, bibliography: '', pictures: new Map(), leftOut: [] },
      },
    );
  });

  it.each(['docx', 'jats', 'latex'] as const)(
    'has title and text where it is %s',
    async (format) => {
      const opened = await openPaper(await exported(format));
      if (opened === null || typeof opened === 'string') throw new Error(String(opened));
      expect(opened.markdown).toMatch(/^---\ntitle: "?Mud/);
      expect(opened.markdown).toContain('# Text');
      expect(opened.markdown).toContain('$x$');
    },
  );

  it('has its first heading as the title where it says none itself', async () => {
    const markdown = '# Mud and sand\n\nAnna begins.\n';
    const asked = { format: 'docx', name: 'mud', markdown, bibliography: '' } as const;
    const opened = await openPaper(await exportPaper({ ...asked, pictures: new Map() }));
    expect(opened).toMatchObject({
      markdown: expect.stringMatching(/^---\ntitle: Mud and sand\n/),
    });
  });

  it('is a folder with its pictures in an archive', async () => {
    const archive = zipSync({ 'mud/paper.md': bytes(PAPER), 'mud/a.png': bytes('a') });
    const opened = await openPaper({ name: 'mud.zip', bytes: new Uint8Array(archive) });
    expect(opened).toMatchObject({ markdown: PAPER, pictures: new Map([['a.png', bytes('a')]]) });
  });

  it('says what a LaTeX file would lose in a comment', async () => {
    const tex =
      '\\documentclass{article}\\begin{document}\\title{Mud}A \\unknown{b}.\\end{document}';
    const opened = await openPaper({ name: 'a.tex', bytes: bytes(tex) });
    expect(opened).toMatchObject({ markdown: expect.stringContaining('Converted from LaTeX.') });
  });

  it('is refused where it is none that is read', async () => {
    expect(await openPaper({ name: 'a.png', bytes: bytes('\u0000') })).toBeNull();
    expect(await openPaper({ name: 'part.tex', bytes: bytes('Only words.') })).toBe('zip/no-paper');
  });
});
