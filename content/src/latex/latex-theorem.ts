/** Theorems, proofs and their kin as fenced blocks: `::: {#label .theorem title="…"}`. */
import type { RootContent } from 'mdast';
import { plainLabel } from './label-book.ts';
import { asIs, type LatexContext } from './latex-context.ts';
import { argumentOf, environmentName, type TexEnvironment, type TexNode } from './parse-latex.ts';

/** The kinds of our Markdown, each with the beginnings of the names that authors give it. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['proof', /^(proof|pf$|démonstration|beweis)/i],
  ['theorem', /^(main ?)?(theorem|thm|thrm|théorème|satz)/i],
  ['lemma', /^(lemma|lem|lm$|sublemma)/i],
  ['proposition', /^prop(?!erty)/i],
  ['corollary', /^(cor|korollar)/i],
  ['definition', /^(def|dfn|notation|notn)/i],
  ['conjecture', /^conj/i],
  ['example', /^(exa|ex$|exm|beispiel)/i],
  ['exercise', /^(exercise|exer|problem|question|quest|aufgabe)/i],
  ['algorithm', /^alg/i],
  ['axiom', /^(axiom|postulate)/i],
  ['claim', /^(claim|fact|observation|obs$|property)/i],
  ['assumption', /^(assum|hyp|condition)/i],
  ['remark', /^(rem|rmk|note|comment|bemerkung)/i],
];
/** Families that classes (amsart, llncs, elsarticle, siamart …) have without `\newtheorem`. */
export const CLASS_THEOREMS =
  `theorem lemma proposition corollary definition example remark conjecture claim exercise
  problem property question note notation assumption axiom thm lem prop cor defn rem proof IEEEproof pf`.split(
    /\s+/,
  );

const kindOf = (name: string): string | undefined =>
  KINDS.find(([, pattern]) => pattern.test(name))?.[0];

/** The fence of a block is longer than those within it. */
export const fenceAround = (children: readonly RootContent[]): string =>
  ':'.repeat(
    Math.max(
      3,
      ...children.map((child) =>
        child.type === 'html' ? (/^:+/.exec(child.value)?.[0].length ?? 0) + 1 : 3,
      ),
    ),
  );

/** A fenced block of a kind. */
export function fenced(
  kind: string,
  { title, label }: { readonly title: string; readonly label: string },
  children: RootContent[],
): RootContent[] {
  const fence = fenceAround(children);
  const attributes = [
    label ? `#${plainLabel(label)}` : '',
    `.${kind}`,
    title ? `title="${title.replaceAll('"', '”')}"` : '',
  ].filter(Boolean);
  return [asIs(`${fence} {${attributes.join(' ')}}`), ...children, asIs(fence)];
}

/** A theorem's environment; `title` is what `\newtheorem` calls the family. */
export function latexTheorem(
  node: TexEnvironment,
  title: string,
  context: LatexContext,
): RootContent[] {
  const name = environmentName(node);
  const option = argumentOf(node, 0);
  const own = option ? context.markdown(option) : '';
  const labels: string[] = [];
  const children = context.labels.within(
    (label) => labels.push(label),
    () => context.blocks(withoutLeadingBlanks(node.content)),
  );
  const [label = ''] = labels;
  if (label) context.labels.make(label);
  for (const other of labels.slice(1)) context.labels.mean(other, label, '');
  const kind = kindOf(title) ?? kindOf(name);
  // A family that is called otherwise than its kind keeps its own name in the title.
  const family =
    title || (/^(question|problem|property|notation|note|fact)$/.test(name) ? capital(name) : '');
  const isSaid = kind !== undefined && family.toLowerCase().includes(kind);
  const words = isSaid
    ? own
    : [family || (kind ? '' : capital(name)), own].filter(Boolean).join(': ');
  return fenced(kind ?? 'remark', { title: words, label }, children);
}

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

const withoutLeadingBlanks = (nodes: readonly TexNode[]): TexNode[] => {
  const from = nodes.findIndex((node) => node.type !== 'whitespace' && node.type !== 'parbreak');
  return from < 0 ? [] : nodes.slice(from);
};
