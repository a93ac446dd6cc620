import { describe, expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = async (text: string, language: string) =>
  (await hyphenate(text, language)).replaceAll('\u00AD', '|');

describe('where words may break', () => {
  it.each([
    ['en', 'a necessary simulation', 'a neces|sary sim|u|la|tion'],
    ['en-GB', 'reproducibility', 'repro|du|cib|il|ity'],
    ['en-US', 'reproducibility', 'repro|ducibil|ity'],
    ['de', 'die Küstenerosion', 'die Küs|ten|ero|sion'],
    ['es', 'reproducibilidad', 'repro|du|ci|bi|li|dad'],
    ['fr', 'l’environnement', 'l’envi|ron|ne|ment'],
    ['pt-BR', 'sedimentos', 'sedi|men|tos'],
    ['id', 'penelitian', 'pene|li|tian'],
  ])('follows the language %s', async (language, text, broken) => {
    expect(await shown(text, language)).toBe(broken);
  });

  it('leaves three letters before and after a break, and short words whole', async () => {
    expect(await shown('already creeks', 'en')).toBe('already creeks');
  });

  it.each([
    'Kristoffersen',
    'NetworkAnalyser',
    'https://example.org/simulation',
    'example.simulation.org',
    'simulation_parameters',
    'finite-difference',
    'simulation2',
    'simulate()',
  ])('leaves %s whole', async (text) => {
    expect(await hyphenate(text, 'en')).toBe(text);
  });

  it('changes nothing in a language or script that it has no patterns for', async () => {
    for (const language of ['ar', 'zh-Hans', 'sr-Latn', '', 'constructor'])
      expect(await hyphenate('reproducibility', language)).toBe('reproducibility');
  });
});
