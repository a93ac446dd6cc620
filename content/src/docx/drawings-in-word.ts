/**
 * What Word draws: text boxes, charts and diagrams (SmartArt). The words of text boxes follow the paragraph that they
 * are anchored to; of charts and diagrams there is a picture, or they are lost.
 */
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, elementAround, readXml } from '../convert/xml.ts';
import type { Report } from '../report/problems.ts';
import { placeInWord, wordsIn } from './place-in-word.ts';

const KINDS: readonly (readonly [uri: RegExp, kind: 'chart' | 'diagram' | 'drawing'])[] = [
  [/drawingml\/\d+\/chart|chartex/, 'chart'],
  [/drawingml\/\d+\/diagram/, 'diagram'],
  [/lockedCanvas|wordprocessingCanvas|wordprocessingGroup/, 'drawing'],
];

const hasPicture = (element: Element | undefined) =>
  element !== undefined &&
  (allNamed(element, 'imagedata').length > 0 || allNamed(element, 'blip').length > 0);

/** Reports where a chart or a diagram is, and whether the file has a picture of it. */
function reportDrawn(root: Element, report: Report): void {
  for (const data of allNamed(root, 'graphicData')) {
    const kind = KINDS.find(([uri]) => uri.test(attribute(data, 'uri')))?.[1];
    const alternate = elementAround(data, 'AlternateContent');
    if (!kind || elementAround(data, 'Fallback') || allNamed(data, 'txbxContent').length > 0)
      continue;
    const fallback = alternate ? childNamed(alternate, 'Fallback') : undefined;
    const place = placeInWord(data);
    if (hasPicture(fallback)) report.warn('docx/drawing', { kind }, undefined, place);
    else if (!(kind === 'drawing' && hasPicture(data)))
      report.warn('docx/drawing-lost', { kind }, undefined, place);
  }
}

/** Text boxes that mammoth would not see: it looks into what old versions of Word are given, and only there. */
function freeTextBoxes(root: Element, report: Report): void {
  const boxes = allNamed(root, 'txbxContent').filter((box) => !elementAround(box, 'txbxContent'));
  const shown = boxes.filter((box) => !elementAround(box, 'Fallback'));
  for (const box of shown) {
    report.note('docx/text-box', { words: wordsIn(box).slice(0, 160) });
    const alternate = elementAround(box, 'AlternateContent');
    const fallback = alternate ? childNamed(alternate, 'Fallback') : undefined;
    const isOld = elementAround(box, 'textbox') !== null;
    if (isOld || (fallback && allNamed(fallback, 'txbxContent').length > 0)) continue;
    const paragraph = elementAround(box, 'p');
    for (const child of [...box.childNodes])
      paragraph?.parentNode?.insertBefore(child, paragraph.nextSibling);
  }
}

/** `word/document.xml` with the words of all text boxes where mammoth reads them. Reports what is drawn. */
export function freeDrawings(xml: string, report: Report): string {
  const root = /txbxContent|graphicData/.test(xml) ? readXml(xml) : null;
  if (!root) return xml;
  reportDrawn(root, report);
  freeTextBoxes(root, report);
  return new XMLSerializer().serializeToString(root);
}
