import type { RecordedRequest } from '@quire/local/recorded-requests/recorded-request';
import { excerpt } from '@quire/local/rules/run/recorder';
import { nameOf, type Tried, tryMutants } from '@quire/local/rules-mutants/try-mutants';
import { z } from 'zod';

/** A mutant that says the same as the rules, and why. */
export const EquivalentSchema = z.strictObject({
  within: z.string(),
  what: z.string(),
  original: z.string(),
  mutated: z.string(),
  reason: z.string().min(20),
});
export type Equivalent = z.infer<typeof EquivalentSchema>;

export interface RulesFile {
  readonly name: string;
  readonly source: string;
}

export interface Judged {
  readonly tried: number;
  readonly killed: number;
  /** What is wrong, a line or more each. */
  readonly problems: readonly string[];
  /** Those that `equivalents` could list. */
  readonly survivors: readonly Named[];
  /** What is listed as equivalent and is none of those tried. */
  readonly unknown: readonly Equivalent[];
}

type Named = Omit<Equivalent, 'reason'>;

/**
 * Tries the mutants of a file, those in `lines` where there are any. A survivor that is not listed as
 * equivalent is a problem, and so is one that is listed and killed.
 */
export function judgeMutants(
  file: RulesFile,
  recorded: readonly RecordedRequest[],
  equivalents: readonly Equivalent[],
  lines: { readonly from: number; readonly to: number } | null = null,
): Judged {
  const inLines = (line: number) => lines === null || (line >= lines.from && line <= lines.to);
  const tried = tryMutants(file.source, recorded, ({ span }) => inLines(span.line));
  const problems: string[] = [];
  const survivors: Named[] = [];
  for (const one of tried) {
    const named = nameMutant(file.source, one);
    const isListed = equivalents.some((listed) => isSame(listed, named));
    const where = `${file.name}:${one.mutant.span.line} ${named.within} ${named.what}`;
    const change = `    ${named.original}\n  → ${named.mutated}`;
    if (one.killer && isListed)
      problems.push(
        `${where}\n${change}\n  is listed as equivalent, but killed: ${nameOf(one.killer)}`,
      );
    if (one.killer || isListed) continue;
    problems.push(`${where}\n${change}`);
    survivors.push(named);
  }
  const names = tried.map((one) => nameMutant(file.source, one));
  const unknown = equivalents.filter((listed) => !names.some((named) => isSame(listed, named)));
  const killed = tried.filter(({ killer }) => killer).length;
  return { tried: tried.length, killed, problems, survivors, unknown };
}

function nameMutant(source: string, { mutant }: Tried): Named {
  const { within, what, span, text } = mutant;
  const short = (one: string) =>
    excerpt(one, { line: 1, column: 1, start: 0, end: one.length }, 400);
  return {
    within,
    what,
    original: short(source.slice(span.start, span.end)),
    mutated: short(text),
  };
}

const isSame = (listed: Equivalent, named: Named) =>
  listed.within === named.within &&
  listed.what === named.what &&
  listed.original === named.original &&
  listed.mutated === named.mutated;
