/** A paper in Markdown as its author would write it in Jupyter: a cell for its front matter, one for each section. */
const FRONT = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^(`{3,}|~{3,})/;

const cell = (kind: 'raw' | 'markdown', source: string) => ({
  ...{ cell_type: kind, metadata: {}, source: source.trim() },
});

/** Sections by their headings; a `#` in code is none. */
function sectionsOf(text: string): string[] {
  const sections: string[][] = [[]];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && /^#{1,6} /.test(line)) sections.push([]);
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '');
}

export function paperAsNotebook(markdown: string): Uint8Array {
  const text = markdown.replace(/\r\n?/g, '\n');
  const front = FRONT.exec(text)?.[0] ?? '';
  const cells = [
    ...(front ? [cell('raw', front)] : []),
    ...sectionsOf(text.slice(front.length)).map((section) => cell('markdown', section)),
  ];
  const notebook = { nbformat: 4, nbformat_minor: 5, metadata: {}, cells };
  return new TextEncoder().encode(JSON.stringify(notebook));
}
