import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import { writeJats } from '@quire/content/export/write-jats';
import { writeLatex } from '@quire/content/export/write-latex';
import { readFrontMatter } from '@quire/content/paper/front-matter';
import { readPaper } from '@quire/content/paper/read-paper';
import { newReport } from '@quire/content/report/problems';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import type { ExportedFile, PaperToExport } from './messages.ts';
import { pack } from './pack.ts';

const NO_BYTES = new Uint8Array();
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A text that says nothing of itself has the name of its first heading. */
function untitled(markdown: string) {
  const title = /^#[ \t]+(.+?)\s*#*\s*$/m.exec(markdown)?.[1] ?? t('editing.untitled');
  return ArticleMetadataSchema.parse({ title: title.slice(0, 200) });
}

/** The paper as an import reads it. */
function read({ markdown, bibliography, pictures }: PaperToExport): ExportedPaper {
  const source = markdown.replace(/\r\n?/g, '\n');
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([...pictures.keys()].map((path) => [path, NO_BYTES]));
  files.set('paper.md', encoder.encode(source));
  const name = bibliography.trim().startsWith('[') ? 'paper.json' : 'paper.bib';
  if (bibliography.trim()) files.set(name, encoder.encode(bibliography));
  const paper = readPaper({ files });
  const named = paper.ok
    ? paper.figurePaths
    : new Map([...pictures.keys()].map((path) => [path, path]));
  const figures = new Map(
    [...named].flatMap(([text, path]) => {
      const picture = pictures.get(path);
      return picture
        ? [[text, { src: path, width: picture.width, height: picture.height }] as const]
        : [];
    }),
  );
  if (paper.ok) {
    const { metadata, macros, bibtex } = paper.content;
    return { metadata, markdown: paper.content.markdown, bibtex, macros, figures };
  }
  const body = readFrontMatter(source, newReport())?.body ?? source;
  return { metadata: untitled(body), markdown: body, bibtex: bibliography, macros: {}, figures };
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));

/** Rejects where the text cannot be written, which the worker answers as a failure. */
export async function exportPaper(asked: PaperToExport): Promise<ExportedFile> {
  const { format, name, pictures } = asked;
  const paper = read(asked);
  const shown = new Set([...paper.figures.values()].map(({ src }) => src));
  const beside = [...pictures].flatMap(([path, { bytes }]) =>
    shown.has(path) ? [[path, bytes] as const] : [],
  );
  if (format === 'docx') {
    // With a library of 250 kB: loaded by whoever wants a Word file.
    const { writeDocx } = await import('./word/write-docx.ts');
    const taken = beside.map(
      ([path, bytes]) => [path, { bytes, type: bytes[0] === 0x89 ? 'png' : 'jpg' }] as const,
    );
    return { name: `${name}.docx`, bytes: await writeDocx(paper, new Map(taken)), type: DOCX };
  }
  if (format === 'jats') {
    const xml = utf8(writeJats(paper, null));
    if (beside.length === 0) return { name: `${name}.xml`, bytes: xml, type: 'application/xml' };
    const files = new Map<string, Uint8Array>([[`${name}.xml`, xml], ...beside]);
    return { name: `${name}-jats.zip`, bytes: pack(name, files), type: 'application/zip' };
  }
  const { tex, bib } = writeLatex(paper);
  const files = new Map<string, Uint8Array>([
    [`${name}.tex`, utf8(tex)],
    ...(bib ? [['references.bib', utf8(bib)] as const] : []),
    ...beside,
  ]);
  return { name: `${name}-latex.zip`, bytes: pack(name, files), type: 'application/zip' };
}
