import { readPaperOrLatex } from '@quire/content/latex/latex-paper';
import { notebookFolder } from '@quire/content/notebook/notebook-paper';
import { type Found, foundInMetadata } from '@quire/model/submission/offered';

/** The metadata in a manuscript that is Markdown, LaTeX or a notebook; null where it has no front matter and is no document. */
export function fromText(format: 'md' | 'tex' | 'ipynb', bytes: Uint8Array): Found | null {
  const files = format === 'ipynb' ? notebookFolder(bytes) : new Map([[`paper.${format}`, bytes]]);
  const paper = files ? readPaperOrLatex({ files }) : { ok: false as const };
  if (!paper.ok) return null;
  return foundInMetadata(paper.content.metadata);
}
