import type { Run, Target } from './run.ts';

/** What labels of figures, sections and so on begin with: no key of a bibliography does. */
const PREFIX =
  /^(fig|figure|tbl|tab|table|eq|eqn|sec|section|thm|lem|prp|prop|cor|cnj|def|exm|exr|rem|alg|lst)[-:]/;

/** Whether `@name` means something in the text and not a work, by the way it begins. */
export const looksLikeLabel = (name: string): boolean => PREFIX.test(name);

/** `fig:x` for `fig-x`, and the other way round: Quarto and pandoc-crossref write the same label so. */
export const otherForm = (label: string): string =>
  label.replace(/^([a-z]+)([-:])/, (_, prefix, sign) => `${prefix}${sign === ':' ? '-' : ':'}`);

/** What a label names; in its other form where only that is there. */
export function findTarget(run: Run, label: string): Target | undefined {
  return run.targets.get(label) ?? run.targets.get(otherForm(label));
}
