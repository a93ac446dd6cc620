import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

// T, F and E (an error) stand for themselves in every combination.
const OPERANDS = { T: 'true', F: 'false', E: '(1 / 0 == 0)', N: '1' };

describe('&& and ||', () => {
  it.each([
    ['T && T', 'true'],
    ['T && F', 'false'],
    ['F && T', 'false'],
    ['F && E', 'false'],
    ['E && F', 'false'],
    ['T && E', 'RULES_DIVISION'],
    ['E && T', 'RULES_DIVISION'],
    ['E && E', 'RULES_DIVISION'],
    ['N && F', 'false'],
    ['F && N', 'false'],
    ['N && T', 'RULES_TYPE'],
    ['T && N', 'RULES_TYPE'],
    ['F || F', 'false'],
    ['T || E', 'true'],
    ['E || T', 'true'],
    ['F || E', 'RULES_DIVISION'],
    ['E || F', 'RULES_DIVISION'],
    ['N || T', 'true'],
    ['N || F', 'RULES_TYPE'],
    ['!E', 'RULES_DIVISION'],
    ['!N', 'RULES_TYPE'],
    ['!(E && F)', 'true'],
    ['!(F && E) && (E || T)', 'true'],
    ['T ? F : E', 'false'],
    ['F ? E : T', 'true'],
    ['E ? T : T', 'RULES_DIVISION'],
    ['N ? T : T', 'RULES_TYPE'],
    ['E == E', 'RULES_DIVISION'],
    ['E != T', 'RULES_DIVISION'],
    ['[E] == []', 'RULES_DIVISION'],
    ["{'a': E} == {}", 'RULES_DIVISION'],
    ['E in [1]', 'RULES_DIVISION'],
    ['E is bool', 'RULES_DIVISION'],
  ])('evaluates %s to %s', (template, outcome) => {
    const expression = template.replace(/\b[TFEN]\b/g, (o) => OPERANDS[o as keyof typeof OPERANDS]);
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
