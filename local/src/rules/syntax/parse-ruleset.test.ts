import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import samples from './fixtures/grammar-samples.json' with { type: 'json' };
import { officialVerdict } from './official-grammar.ts';
import { parseRuleset } from './parse-ruleset.ts';

const withCondition = (expression: string): string =>
  `service cloud.firestore { match /a/{b} { allow read: if ${expression}\n; } }`;
const valid = [...samples.validFiles, ...samples.validExpressions.map(withCondition)];
const invalid = [...samples.invalidFiles, ...samples.invalidExpressions.map(withCondition)];

describe('parseRuleset', () => {
  it.each(valid)('takes what the official grammar takes: %j', (source) => {
    expect(officialVerdict(source)).toMatchObject({ ok: true });
    expect(parseRuleset(source)).toMatchObject({ ok: true });
  });

  it.each(invalid)('refuses what the official grammar refuses: %j', (source) => {
    expect(officialVerdict(source)).toMatchObject({ ok: false });
    expect(parseRuleset(source)).toMatchObject({
      ok: false,
      issue: { line: expect.any(Number), column: expect.any(Number), message: expect.any(String) },
    });
  });

  it('gives the verdict of the official grammar on files with a piece removed, doubled or swapped', () => {
    const pieces = valid.flatMap((s) => s.match(/\w+|\s+|[^\w\s]/g) ?? []);
    const edit = fc.record({
      source: fc.constantFrom(...valid),
      at: fc.nat(),
      what: fc.constantFrom('drop', 'double', 'swap'),
      piece: fc.constantFrom(...new Set(pieces)),
    });
    fc.assert(
      fc.property(edit, ({ source, at, what, piece }) => {
        const parts = source.match(/\w+|\s+|[^\w\s]/g) ?? [];
        const i = at % parts.length;
        const old = parts[i] ?? '';
        parts[i] = what === 'drop' ? '' : what === 'double' ? old + old : piece;
        const text = parts.join('');
        expect({ text, ok: parseRuleset(text).ok }).toEqual({ text, ok: officialVerdict(text).ok });
      }),
      { numRuns: 1000 },
    );
  });

  it('names the line and column of what it refuses', () => {
    const source = "rules_version = '2';\nservice a {\n  match /b {\n    allow read: true;\n  }\n}";
    expect(parseRuleset(source)).toMatchObject({ ok: false, issue: { line: 4, column: 17 } });
  });
});
