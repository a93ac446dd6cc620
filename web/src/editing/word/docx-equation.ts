import type { DisplayMath } from '@quire/content/syntax/nodes';
import { takeCommands } from '@quire/content/tex/groups';
import { Bookmark, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { bookmarkOf } from './bookmark-of.ts';
import type { DocxInline } from './docx-inline.ts';

const TEXT_WIDTH_TWIPS = 9_026;

/** A displayed formula in the middle, with its number at the end of the line. */
export function docxEquation(
  inline: DocxInline,
  { value, tex, id, numbers = [] }: DisplayMath,
): Paragraph {
  const source = takeCommands(tex ?? value, 'tag').text;
  const number = numbers.map((each) => `(${each})`).join(', ');
  const label = new TextRun({ children: [new Tab(), number] });
  const marked = id ? new Bookmark({ id: bookmarkOf(id), children: [label] }) : label;
  return new Paragraph({
    tabStops: [
      { type: TabStopType.CENTER, position: TEXT_WIDTH_TWIPS / 2 },
      { type: TabStopType.RIGHT, position: TEXT_WIDTH_TWIPS },
    ],
    children: [
      new TextRun({ children: [new Tab()] }),
      ...inline.formula(source, true),
      ...(number ? [marked] : []),
    ],
  });
}
