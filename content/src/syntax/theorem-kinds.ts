/** The statements that mathematicians number: how each is set, and the names under which authors open it. */

interface TheoremKindData {
  /** The prefix of ids and labels: Quarto's where it has one (https://quarto.org/docs/authoring/cross-references.html). */
  readonly prefix: string;
  /** amsthm's style: the statement of a theorem is in italics, a definition or a remark is upright. */
  readonly style: 'plain' | 'upright';
  /** Other names that papers give it with \newtheorem. */
  readonly aliases: readonly string[];
}

export const THEOREM_KINDS = {
  theorem: { prefix: 'thm', style: 'plain', aliases: ['thm', 'theo'] },
  lemma: { prefix: 'lem', style: 'plain', aliases: ['lem'] },
  proposition: {
    prefix: 'prp',
    style: 'plain',
    aliases: ['prp', 'prop', 'propn'],
  },
  corollary: { prefix: 'cor', style: 'plain', aliases: ['cor', 'coro', 'corr'] },
  conjecture: { prefix: 'cnj', style: 'plain', aliases: ['cnj', 'conj'] },
  claim: { prefix: 'clm', style: 'plain', aliases: ['clm'] },
  axiom: { prefix: 'axm', style: 'plain', aliases: ['axm', 'ax'] },
  assumption: {
    prefix: 'asm',
    style: 'plain',
    aliases: ['asm', 'assum', 'assumptions'],
  },
  definition: {
    prefix: 'def',
    style: 'upright',
    aliases: ['def', 'defn', 'defi', 'dfn'],
  },
  example: { prefix: 'exm', style: 'upright', aliases: ['exm', 'exmp', 'eg'] },
  exercise: { prefix: 'exr', style: 'upright', aliases: ['exr', 'exer'] },
  solution: { prefix: 'sol', style: 'upright', aliases: ['sol'] },
  remark: { prefix: 'rem', style: 'upright', aliases: ['rem', 'rmk'] },
  // Beside a text `:::note` is a notice: only LaTeX's environment is a statement.
  note: { prefix: 'nte', style: 'upright', aliases: [] },
  algorithm: { prefix: 'alg', style: 'upright', aliases: ['alg', 'algo'] },
  proof: { prefix: 'prf', style: 'upright', aliases: ['prf', 'pf'] },
} as const satisfies Readonly<Record<string, TheoremKindData>>;

export type TheoremKind = keyof typeof THEOREM_KINDS;

/** Whether it is the name of a kind, and not an alias. */
export const isTheoremKind = (name: string): name is TheoremKind =>
  Object.hasOwn(THEOREM_KINDS, name);

const BY_NAME = new Map<string, TheoremKind>();
const BY_PREFIX = new Map<string, TheoremKind>();
for (const [kind, { aliases, prefix }] of Object.entries(THEOREM_KINDS)) {
  if (!isTheoremKind(kind)) continue;
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
