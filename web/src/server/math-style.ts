import { mathFaces, mathParts } from '../made/math-style.ts';

const OWNERS = [...new Set(mathParts.flatMap(({ owners }) => owners ?? []))];

/** The classes of a text's formulas that some part of KaTeX's style is for. */
export const mathClasses = (text: string): string[] => OWNERS.filter((name) => text.includes(name));

/** KaTeX's style as far as formulas with these classes need it: its rules, and the faces that these name. */
export function mathStyleOf(classes: readonly string[]): string {
  const rules = mathParts
    .filter(({ owners }) => owners === null || owners.some((name) => classes.includes(name)))
    .map(({ css }) => css)
    .join('');
  const faces = mathFaces.filter(({ family }) => rules.includes(family));
  return faces.map(({ css }) => css).join('') + rules;
}
