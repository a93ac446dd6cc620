/**
 * Who a Word file says wrote it: its properties, its comments and its tracked changes. Part by part
 * (ECMA-376): `docProps/core.xml`, `word/comments.xml`, `word/people.xml`, `word/document.xml`.
 */
import { attributeValues, elementTexts } from './xml-text.ts';

/** The parts that may name people. */
export const PEOPLE_PARTS = [
  'docProps/core.xml',
  'docProps/app.xml',
  'word/comments.xml',
  'word/people.xml',
  'word/document.xml',
  'word/footnotes.xml',
] as const;

/** `parts`: path within the file → its XML. Every name as it is written there. */
export function docxPeople(parts: ReadonlyMap<string, string>): string[] {
  const core = parts.get('docProps/core.xml') ?? '';
  const app = parts.get('docProps/app.xml') ?? '';
  const reviewed = ['word/comments.xml', 'word/document.xml', 'word/footnotes.xml'];
  return [
    ...elementTexts(core, ['dc:creator', 'cp:lastModifiedBy']),
    ...elementTexts(app, ['Manager']),
    ...reviewed.flatMap((part) => attributeValues(parts.get(part) ?? '', 'w:author')),
    ...attributeValues(parts.get('word/people.xml') ?? '', 'w15:author'),
  ];
}
