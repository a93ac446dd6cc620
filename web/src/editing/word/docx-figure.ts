import type { PaperNode } from '@quire/content/export/paper-nodes';
import type { Figure } from '@quire/content/syntax/nodes';
import { AlignmentType, Bookmark, Paragraph, TextRun } from 'docx';
import { bookmarkOf } from './bookmark-of.ts';
import type { DocxInline } from './docx-inline.ts';

/** The caption of a figure or a table: its label, which references lead to, and its words. */
export function docxCaption(
  inline: DocxInline,
  label: string,
  id: string | null | undefined,
  words: readonly PaperNode[],
): Paragraph {
  const name = new TextRun({ text: label && `${label}. `, bold: true });
  return new Paragraph({
    style: 'Caption',
    children: [
      ...(label ? [id ? new Bookmark({ id: bookmarkOf(id), children: [name] }) : name] : []),
      ...inline.runs(words),
    ],
  });
}

/** The pictures of a figure, and its caption. */
export function docxFigure(inline: DocxInline, node: Figure): Paragraph[] {
  const pictures = node.images.map(
    ({ url, alt, widthPercent }) =>
      new Paragraph({
        alignment: AlignmentType.CENTER,
        keepNext: true,
        children: inline.picture(url, alt, widthPercent),
      }),
  );
  const label = node.number === null ? '' : `${node.word} ${node.number}`;
  if (!label && node.children.length === 0) return pictures;
  return [...pictures, docxCaption(inline, label, node.id, node.children)];
}
