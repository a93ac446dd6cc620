/** An OpenDocument text as Markdown, on the way that Word's take. */
import { strFromU8, unzipSync } from 'fflate';
import type { ConvertedText } from '../convert/converted.ts';
import { readXml } from '../convert/xml.ts';
import { textOfBody } from '../docx/text-of-body.ts';
import { newReport } from '../report/problems.ts';
import { countOdt } from './count-odt.ts';
import { odtBody } from './odt-body.ts';
import { odtStyles } from './odt-styles.ts';

/**
 * Reads an OpenDocument text (LibreOffice): headings, lists, tables, pictures, notes, formulas, links, citations of
 * Zotero or typed ones. Null where it is none. Unpacks whatever it is given: bound the file before.
 */
export function odtToMarkdown(bytes: Uint8Array): ConvertedText | null {
  const report = newReport();
  try {
    const files = unzipSync(bytes);
    const [content, styles] = ['content.xml', 'styles.xml'].map((path) => {
      const part = files[path];
      return part ? readXml(strFromU8(part)) : null;
    });
    if (!content) return null;
    const roots = [content, styles].filter((root) => root !== null && root !== undefined);
    const body = odtBody(content, { files, report, styles: odtStyles(roots) });
    if (!body) return null;
    const { pictures } = body;
    const source = countOdt(content, files);
    return { ...textOfBody(body, report), pictures, source, problems: report.problems };
  } catch {
    return null;
  }
}
