/** Formulas in JATS. */
import type { DisplayMath } from '../syntax/nodes.ts';
import { expandMacros } from '../tex/expand-macros.ts';
import { takeCommands } from '../tex/groups.ts';
import { formulaMathml } from './formula-mathml.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';
import { xmlId } from './xml-id.ts';

/** TeX and MathML, of which a reader takes what it can. */
export function jatsMath(tex: string, isDisplayed: boolean, { macros, run }: PaperTree): XmlPiece {
  // Nobody else has the author's macros.
  const source = xmlElement('tex-math', {}, expandMacros(tex.trim(), macros));
  const mathml = formulaMathml(tex, isDisplayed, run.macros, 'mml:');
  return mathml ? xmlElement('alternatives', {}, source, { xml: mathml }) : source;
}

/** A formula on a line of its own. */
export function jatsFormula(
  { value, tex, id, numbers = [] }: DisplayMath,
  paper: PaperTree,
): XmlPiece {
  const written = tex ?? value;
  return xmlElement(
    'disp-formula',
    { id: id && xmlId(id) },
    xmlIf('label', numbers.map((number) => `(${number})`).join(', ')),
    // A single number is the label's, as in JATS it is nowhere else.
    jatsMath(numbers.length === 1 ? takeCommands(written, 'tag').text : written, true, paper),
  );
}
