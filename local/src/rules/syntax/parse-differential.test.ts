import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/thorough.ts';
import { editedPrograms, programs } from '../testing/programs.ts';
import { officialVerdict } from './official-grammar.ts';
import { operatorPlaces } from './operator-places.ts';
import { parseRuleset } from './parse-ruleset.ts';

const PROGRAMS = runs(2000);

const seen = { taken: 0, refused: 0 };

/** Our verdict and grouping beside the official ones; a refusal of ours has its place. */
function compare(source: string): void {
  const ours = parseRuleset(source);
  const official = officialVerdict(source);
  seen[official.ok ? 'taken' : 'refused']++;
  if (ours.ok !== official.ok)
    expect.fail(
      `${JSON.stringify(source)}\nours: ${ours.ok ? 'taken' : JSON.stringify(ours.issue)}\nofficial: ${official.ok ? 'taken' : official.message}`,
    );
  if (ours.ok && official.ok)
    expect({ source, places: operatorPlaces(ours.ruleset) }).toEqual({
      source,
      places: official.operators,
    });
  if (ours.ok) return;
  expect(ours.issue.line).toBeGreaterThan(0);
  expect(ours.issue.line).toBeLessThanOrEqual(source.split('\n').length);
  expect(ours.issue.column).toBeGreaterThan(0);
}

it('takes and groups what the official grammar takes, on many generated programs', () => {
  fc.assert(fc.property(programs, compare), { numRuns: PROGRAMS });
  expect(seen.taken).toBeGreaterThan(PROGRAMS * 0.6);
});

it('refuses what the official grammar refuses, on many programs with pieces misplaced', () => {
  fc.assert(fc.property(editedPrograms, compare), { numRuns: PROGRAMS });
  expect(seen.refused).toBeGreaterThan(PROGRAMS * 0.6);
});
