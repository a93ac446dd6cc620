import { type PaperTable, plainWordsOf } from '@quire/content/export/paper-nodes';
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { docxCaption } from './docx-figure.ts';
import type { DocxInline } from './docx-inline.ts';

const RULE = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table with rules above, below and under its head, and its caption before it. */
export function docxTable(inline: DocxInline, node: PaperTable): (Paragraph | Table)[] {
  const { number, id, caption = [], word = 'Table' } = node.data ?? {};
  const width = Math.max(1, ...node.children.map((row) => row.children.length));
  const rows = node.children.filter((row, at) => at > 0 || plainWordsOf(row).trim() !== '');
  const hasHead = rows[0] === node.children[0];
  const made = rows.map((row, at) => {
    const isHead = hasHead && at === 0;
    const cells = Array.from({ length: width }, (_, column) => {
      const align = node.align?.[column];
      const [from, to] = [AlignmentType.START, AlignmentType.END];
      return new TableCell({
        borders: {
          ...{ left: NONE, right: NONE },
          top: at === 0 ? RULE : NONE,
          bottom: isHead || at === rows.length - 1 ? RULE : NONE,
        },
        children: [
          new Paragraph({
            spacing: { line: 260, after: 40 },
            alignment: align === 'right' ? to : align === 'center' ? AlignmentType.CENTER : from,
            children: inline.runs(
              row.children[column]?.children ?? [],
              isHead ? { bold: true } : {},
            ),
          }),
        ],
      });
    });
    return new TableRow({ tableHeader: isHead, children: cells });
  });
  const table = new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: made });
  const after = new Paragraph({ children: [] });
  if (number === undefined) return [table, after];
  return [docxCaption(inline, `${word} ${number}`, id, caption), table, after];
}
