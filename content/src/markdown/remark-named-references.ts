/**
 * “Figure \ref{fig:x}”: the word and the number are one link, in one line. “Figure \autoref{fig:x}”
 * would read “Figure Figure 1”: after the word only the number is set.
 */
import { escapePattern } from '@quire/model/escape-pattern';
import { LANGUAGES, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { PhrasingContent, Root, Text } from 'mdast';
import { type BodyWords, bodyWord } from '../run/body-words.ts';
import { findTarget } from '../run/find-target.ts';
import type { Run, Target } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { isTheoremKind, THEOREM_KINDS } from '../syntax/theorem-kinds.ts';
import { eachPhrasing } from './each-phrasing.ts';

const NAMES =
  'figures?|figs?\\.?|tables?|tabs?\\.?|equations?|eqs?\\.?|eqns?\\.?|sections?|sects?\\.?|secs?\\.?|appendix|appendices|algorithms?|listings?';
/** “The first example (Figure 4)” is of a figure: a bracket may stand behind the others alone. */
const THEOREMS = Object.keys(THEOREM_KINDS)
  .map((kind) => kind.replace(/y$/, '(?:y|ie)'))
  .join('|');
const NAME = new RegExp(
  `(?<!\\p{L})(?:(?:${NAMES}|§§?)[\\s\\u00a0]*\\(?|(?:${THEOREMS})s?[\\s\\u00a0]+)$`,
  'iu',
);
/** The same word in a source, before the command or key that refers: a link contains it, like the number. */
export const NAMED_REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${NAMES}|§§?|(?:${THEOREMS})s?)[\\s~\\u00a0(]*(?=\\\\[a-zA-Z]*ref\\*?\\{|\\[?@(?:fig|tbl|tab|eq|sec|thm)[:-])`,
  'giu',
);
const NAMED = [
  ...(['figure', 'table', 'equation', 'section', 'algorithm'] as const),
  ...Object.keys(THEOREM_KINDS).filter(isTheoremKind),
];
/** Of these, whose beginnings are abbreviations: “Abb.”, “Gl.” */
const SHORTENED = 5;

/**
 * The same in the language of a text: “Abbildungen”, “Abb.”, “如图”. A plural has up to three letters more; Arabic joins
 * “and” or “in” to its word as one letter, and Chinese writes without spaces. Null for English.
 */
function nameIn(words: BodyWords): RegExp | null {
  if (words.language === SOURCE_LANGUAGE) return null;
  const alternatives = NAMED.flatMap((kind, place) => {
    const own = bodyWord(words, kind);
    const word = escapePattern(own);
    if (/\p{Script=Han}/u.test(own)) return [word];
    const forms = word.replace(/ó(?=n$)/, '[óo]').replace(/ão$/, '(?:ão|õe)');
    const short =
      place < SHORTENED ? [2, 3, 4].map((most) => `${escapePattern(own.slice(0, most))}\\.`) : [];
    return [`${forms}\\p{L}{0,3}`, ...short].map((form) => `(?<!\\p{L}{2})${form}`);
  });
  return new RegExp(`(?:${alternatives.join('|')})[\\s\\u00a0]*\\(?$`, 'iu');
}

/** What joins two references that one word names: “and” and “or” as the language's lists have them. */
function goesOnIn({ language }: BodyWords): RegExp {
  const joins = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(LANGUAGES[language].locale, { type })
      .formatToParts(['1', '2'])
      .flatMap((part) => (part.type === 'literal' ? [escapePattern(part.value.trim())] : [])),
  );
  const words = ['and', 'or', 'to', '&', ',', '–', '-', ...joins].join('|');
  return new RegExp(`^[\\s\\u00a0]*(${words})[\\s\\u00a0]*\\(?$`, 'i');
}

/** Looks at the word in front of each reference, and at the one that it goes on from. */
export function namedReferences(tree: Root, run: Run): void {
  const [ownName, goesOnWords] = [nameIn(run.words), goesOnIn(run.words)];
  eachPhrasing(tree, (children) => {
    let named: string | null = null;
    children.forEach((node, index) => {
      if (node.type !== 'crossRef') return;
      const before = children[index - 1];
      const words = before?.type === 'text' ? before.value : '';
      const target = findTarget(run, node.label);
      const kind = target?.kind ?? '';
      const goesOn = named === kind && goesOnWords.test(words);
      const name = (NAME.exec(words) ?? ownName?.exec(words))?.[0];
      named = goesOn || name !== undefined ? kind : null;
      if (named !== null && node.style === 'named') node.style = 'number';
      if (before?.type === 'text' && name !== undefined) {
        join(before, name, node, target, children[index + 1]);
      }
    });
    return children.filter((node) => node.type !== 'text' || node.value !== '');
  });
}

/** Takes the word into the link, with the bracket around the number where there is one. */
function join(
  before: Text,
  name: string,
  reference: CrossRef,
  target: Target | undefined,
  after: PhrasingContent | undefined,
): void {
  const kept = name.replace(/[\s\u00a0]+(\(?)$/, '\u00a0$1');
  const rest = before.value.slice(0, before.value.length - name.length);
  const isOpen = kept.endsWith('(');
  const isClosed = after?.type === 'text' && after.value.startsWith(')');
  // What leads nowhere shows its label, and the bracket may hold more than this number.
  if (!target?.id || reference.words !== undefined || (isOpen && !isClosed)) {
    before.value = rest + kept;
    return;
  }
  before.value = rest;
  // A section without a number is called what the text calls it.
  const number = target.number === '' ? '' : reference.style === 'parenthesised' ? '(%s)' : '%s';
  reference.words = number === '' ? kept.replace(/[\s\u00a0(]+$/, '') : kept + number;
  if (isOpen && isClosed) {
    after.value = after.value.slice(1);
    if (number !== '') reference.words += ')';
  }
}
