import { readXml } from '../convert/xml.ts';
import type { Paragraph } from '../docx/read-paragraphs.ts';
import { newReport } from '../report/problems.ts';
import { odtBody } from './odt-body.ts';
import { odtStyles } from './odt-styles.ts';

/** The paragraphs of an OpenDocument text. `parts`: path within the file → its XML, of the text and its styles alone. */
export function readOdtParagraphs(parts: ReadonlyMap<string, string>): readonly Paragraph[] {
  const content = readXml(parts.get('content.xml') ?? '');
  const styles = readXml(parts.get('styles.xml') ?? '');
  if (!content) return [];
  const body = odtBody(content, {
    files: {},
    report: newReport(),
    styles: odtStyles(styles ? [content, styles] : [content]),
  });
  return body?.paragraphs ?? [];
}
