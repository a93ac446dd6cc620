import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { compileRules } from '../compile.ts';
import type { RulesCoverage } from './rules-coverage.ts';

const Count = z.int().nonnegative();
/** The counts stand in the order of the source's clauses and conditions, so they need no names. */
const TallyFile = z.array(
  z.strictObject({ source: z.string(), counts: z.array(z.tuple([Count, Count, Count, Count])) }),
);

/** Leaves what was counted in a file, for another process to add up. */
export function writeTallies(file: string, coverage: RulesCoverage): void {
  const written: z.infer<typeof TallyFile> = [...coverage.sources()].map(([source, tallies]) => ({
    source,
    counts: tallies.map((t) => [t.evaluated, t.true, t.false, t.error]),
  }));
  writeFileSync(file, `${JSON.stringify(written)}\n`);
}

/**
 * Adds what another process counted.
 * @throws Error TALLY_UNREADABLE when the file is none, or counts other rules than it holds
 */
export function addTallies(file: string, coverage: RulesCoverage): void {
  const parsed = TallyFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new Error(`TALLY_UNREADABLE: ${file}: ${z.prettifyError(parsed.error)}`);
  for (const { source, counts } of parsed.data) {
    const compiled = compileRules(source);
    if (!compiled.ok) throw new Error(`TALLY_UNREADABLE: ${file}: its rules do not compile`);
    coverage.watch(compiled.ruleset);
    if (!coverage.add(source, counts))
      throw new Error(`TALLY_UNREADABLE: ${file}: it counts other rules than it holds`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
