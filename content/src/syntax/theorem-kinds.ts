/** The statements that mathematicians number: how each is called, and the names under which authors open it. */

interface TheoremKindData {
  /** The word in front of its number. */
  readonly word: string;
  /** The prefix of ids and labels: Quarto's where it has one (https://quarto.org/docs/authoring/cross-references.html). */
  readonly prefix: string;
  /** amsthm's style: the statement of a theorem is in italics, a definition or a remark is upright. */
  readonly style: 'plain' | 'upright';
  /** Other names that papers give it with \newtheorem. */
  readonly aliases: readonly string[];
}

export const THEOREM_KINDS = {
  theorem: { word: 'Theorem', prefix: 'thm', style: 'plain', aliases: ['thm', 'theo'] },
  lemma: { word: 'Lemma', prefix: 'lem', style: 'plain', aliases: ['lem'] },
  proposition: {
    word: 'Proposition',
    prefix: 'prp',
    style: 'plain',
    aliases: ['prp', 'prop', 'propn'],
  },
  corollary: { word: 'Corollary', prefix: 'cor', style: 'plain', aliases: ['cor', 'coro', 'corr'] },
  conjecture: { word: 'Conjecture', prefix: 'cnj', style: 'plain', aliases: ['cnj', 'conj'] },
  claim: { word: 'Claim', prefix: 'clm', style: 'plain', aliases: ['clm'] },
  axiom: { word: 'Axiom', prefix: 'axm', style: 'plain', aliases: ['axm', 'ax'] },
  assumption: {
    word: 'Assumption',
    prefix: 'asm',
    style: 'plain',
    aliases: ['asm', 'assum', 'assumptions'],
  },
  definition: {
    word: 'Definition',
    prefix: 'def',
    style: 'upright',
    aliases: ['def', 'defn', 'defi', 'dfn'],
  },
  example: { word: 'Example', prefix: 'exm', style: 'upright', aliases: ['exm', 'exmp', 'eg'] },
  exercise: { word: 'Exercise', prefix: 'exr', style: 'upright', aliases: ['exr', 'exer'] },
  solution: { word: 'Solution', prefix: 'sol', style: 'upright', aliases: ['sol'] },
  remark: { word: 'Remark', prefix: 'rem', style: 'upright', aliases: ['rem', 'rmk'] },
  // Beside a text `:::note` is a notice: only LaTeX's environment is a statement.
  note: { word: 'Note', prefix: 'nte', style: 'upright', aliases: [] },
  algorithm: { word: 'Algorithm', prefix: 'alg', style: 'upright', aliases: ['alg', 'algo'] },
  proof: { word: 'Proof', prefix: 'prf', style: 'upright', aliases: ['prf', 'pf'] },
} as const satisfies Readonly<Record<string, TheoremKindData>>;

export type TheoremKind = keyof typeof THEOREM_KINDS;

const isKind = (name: string): name is TheoremKind => Object.hasOwn(THEOREM_KINDS, name);

const BY_NAME = new Map<string, TheoremKind>();
const BY_PREFIX = new Map<string, TheoremKind>();
for (const [kind, { aliases, prefix }] of Object.entries(THEOREM_KINDS)) {
  if (!isKind(kind)) continue;
  for (const name of [kind, ...aliases]) BY_NAME.set(name, kind);
  BY_PREFIX.set(prefix, kind);
}

/** The kind that an environment or a block has by its name (`theorem`, `lem`, `Proof`); null for any other. */
export function theoremKindOf(name: string): TheoremKind | null {
  return BY_NAME.get(name.toLowerCase()) ?? null;
}

/** The kind that a label has by its beginning (`thm-a`, `lem:b`), as Quarto has it; null for any other. */
export function theoremKindOfLabel(label: string): TheoremKind | null {
  const prefix = /^([a-z]+)[-:]/.exec(label)?.[1] ?? '';
  return BY_PREFIX.get(prefix) ?? null;
}
