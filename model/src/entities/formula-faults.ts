/** What KaTeX says is wrong with a formula, in words of ours. */
import { t } from '../messages/t.ts';

export interface FormulaFault {
  /** Chooses the words of `bodyWords.formulaFault`; `other`: a message that has none. */
  readonly fault: string;
  /** What it is about, as the formula has it; of `other`, the message. */
  readonly what: string;
  /** What is there instead. */
  readonly found: string;
}

/**
 * KaTeX's messages (`ParseError` in its sources, without the place): the groups are `what` and `found`. The first that
 * matches counts.
 */
const MESSAGES: readonly (readonly [fault: string, message: RegExp])[] = [
  ['command', /^Undefined control sequence: (.+)$/],
  ['superscript', /^Double superscript$/],
  ['subscript', /^Double subscript$/],
  ['missing', /^Expected '(.+)', got 'EOF'$/],
  ['missing', /^Unexpected end of input in a macro argument, expected '(.+)'$/],
  ['unexpected', /^Expected 'EOF', got '(.+)'$/],
  ['instead', /^Expected '(.+)', got '(.+)'$/],
  ['environment', /^No such environment: (.+)$/],
  ['mismatch', /^Mismatch: (.+) matched by (.+)$/],
  ['end', /^Expected & or \\\\ or \\cr or \\end$/],
  ['empty', /^Expected group (?:after|as argument to) '(.+)'$/],
  ['textOnly', /^Can't use function '(.+)' in math mode$/],
  ['notInText', /^Can't use function '(.+)' in text mode$/],
  ['length', /^Invalid (?:unit|size): '(.+)'$/],
  ['colour', /^Invalid color: '(.+)'$/],
  ['delimiter', /^Invalid delimiter '(.+)' after /],
  ['column', /^Unknown column alignment: (.+)$/],
  ['endless', /^Too many expansions: /],
  ['numbers', /^Multiple \\tag$/],
  // Ours, of a command that is not allowed.
  ['refused', /^(.+) is not allowed in a formula$/],
];

/** What a message of KaTeX means. `reason`: its first sentence, in English, as `renderFormula` returns it. */
export function formulaFault(reason: string): FormulaFault {
  for (const [fault, message] of MESSAGES) {
    const found = message.exec(reason);
    if (found) return { fault, what: found[1] ?? '', found: found[2] ?? '' };
  }
  return { fault: 'other', what: reason, found: '' };
}

/** The same in the language of the page, as a part of a sentence. */
export function formulaFaultText(reason: string): string {
  const { fault, what, found } = formulaFault(reason);
  return t('bodyWords.formulaFault', { fault, what, found });
}
