import { afterEach, describe, expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';
import { bindLanguage } from './language.ts';

afterEach(() => bindLanguage(() => undefined));

describe('facts on a line', () => {
  it('are set apart, and empty ones left out', () => {
    expect(joinFacts(['CES-2026-7', '', null, undefined, false, 'Review'])).toBe(
      'CES-2026-7\u00a0· Review',
    );
    expect(joinFacts(['Tides', 'Mud'], '; ')).toBe('Tides; Mud');
  });

  it('keep their order in a language that is written from right to left', () => {
    bindLanguage(() => 'ar');
    expect(joinFacts(['CES-2026-7', 'Coasts'])).toBe(
      '\u2068CES-2026-7\u2069\u00a0· \u2068Coasts\u2069',
    );
  });
});
