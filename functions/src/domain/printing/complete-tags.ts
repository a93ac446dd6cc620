/** What the tags of a PDF lack as Chromium writes them (ISO 32000-1, 14.8.4; PDF/UA-1, 7.1 and 7.7). */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib';

/** Before the alternative text of a figure that is a formula; of the private use area, and removed here. */
export const FORMULA_MARK = '\uE0F0';

/** Types of Chromium that the standard does not have, and which of its own they are like. */
const ROLES: Readonly<Record<string, string>> = {
  Aside: 'Sect',
  Em: 'Span',
  FENote: 'Note',
  Strong: 'Span',
  Title: 'P',
};

const ALT = PDFName.of('Alt');
const TYPE = PDFName.of('S');
const FIGURE = PDFName.of('Figure');

/** Whether it holds other elements, as `<figure>` does, and shows nothing of its own. */
function holdsElements(element: PDFDict): boolean {
  const kids = element.lookup(PDFName.of('K'));
  const all = kids instanceof PDFArray ? kids.asArray() : [kids];
  return all.some((kid) => {
    const child = element.context.lookup(kid);
    return child instanceof PDFDict && child.has(TYPE);
  });
}

/** Says which elements are formulas, and maps types that are not standard. Only tags change, not what pages show. */
export function completeTags(pdf: PDFDocument): void {
  const tree = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!tree) return;
  for (const [, element] of pdf.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict) || !element.has(TYPE)) continue;
    // A figure needs an alternative text; what holds a table or a picture with its caption is none.
    if (element.get(TYPE) === FIGURE && !element.has(ALT) && holdsElements(element))
      element.set(TYPE, PDFName.of('Div'));
    const text = element.lookupMaybe(ALT, PDFString, PDFHexString)?.decodeText();
    if (!text?.startsWith(FORMULA_MARK)) continue;
    element.set(TYPE, PDFName.of('Formula'));
    element.set(ALT, PDFHexString.fromText(text.slice(FORMULA_MARK.length)));
  }
  tree.set(PDFName.of('RoleMap'), pdf.context.obj(ROLES));
}
