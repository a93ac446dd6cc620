import type { Ruleset } from '../ruleset.ts';
import { type Part, partsOf } from './parts.ts';

/** How often a part of the rules was evaluated, and what it came to. */
export interface Tally extends Omit<Part, 'node'> {
  evaluated: number;
  true: number;
  false: number;
  error: number;
}

/** Counts what the clauses and conditions of rulesets come to, while requests are judged by them. */
export class RulesCoverage {
  readonly #sources = new Map<string, readonly Tally[]>();

  /** The ruleset, counted from now on; the same source compiled again goes on with its counts. */
  watch(ruleset: Ruleset): Ruleset {
    const parts = partsOf(ruleset);
    const tallies = this.#sources.get(ruleset.source) ?? parts.map(newTally);
    this.#sources.set(ruleset.source, tallies);
    const tallyOf = new Map(parts.map(({ node }, i) => [node, tallies[i]]));
    return {
      ...ruleset,
      watch: (node, outcome) => {
        const tally = tallyOf.get(node);
        if (tally === undefined) return;
        tally.evaluated++;
        if (outcome.type === 'error') tally.error++;
        else if (outcome.type === 'bool') tally[outcome.value ? 'true' : 'false']++;
      },
    };
  }

  /** Adds counts of the same source, part by part; false when they are of other parts. */
  add(source: string, counts: readonly (readonly [number, number, number, number])[]): boolean {
    const tallies = this.#sources.get(source);
    if (tallies?.length !== counts.length) return false;
    for (const [i, [evaluated, yes, no, error]] of counts.entries()) {
      const tally = tallies[i];
      if (tally === undefined) return false;
      tally.evaluated += evaluated;
      tally.true += yes;
      tally.false += no;
      tally.error += error;
    }
    return true;
  }

  /** What was counted, by source, in the order of the source. */
  sources(): ReadonlyMap<string, readonly Readonly<Tally>[]> {
    return this.#sources;
  }
}

const newTally = ({ node: _, ...part }: Part): Tally => ({
  ...part,
  evaluated: 0,
  true: 0,
  false: 0,
  error: 0,
});
