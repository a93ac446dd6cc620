import type { MarkedTitle } from '@quire/content/export/marked-title';
import type { XmlPiece } from '@quire/content/export/xml-element';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** A title in PubMed's markup: formulas in MathML, and of Crossref's faces those that PubMed has too. */
export const pubmedTitle = ({ faces }: MarkedTitle): XmlPiece => ({
  xml: faces
    .replace(/<\/?(?:scp|tt)>/g, '')
    .replaceAll('<mml:math', `<mml:math xmlns:mml="${MATHML}"`),
});
