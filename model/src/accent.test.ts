import { describe, expect, it } from 'vitest';
import { contrastOf, hueOf, legibleAccent } from './accent.ts';

describe('a press’s colour', () => {
  it('is measured as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('stays as it is where it can be read', () => {
    const { light } = legibleAccent('#99461d');
    expect(light.colour).toBe('#99461d');
    expect(light.contrast).toBe(light.chosenContrast);
  });

  it.each(['#ffff00', '#000000', '#ffffff', '#808080', '#ff0000', '#00ff88', '#123456'])(
    'makes %s legible in the light and in the dark, with words on it',
    (chosen) => {
      for (const shown of Object.values(legibleAccent(chosen))) {
        expect(shown.contrast).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(shown.colour, shown.wash)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(shown.colour, shown.ink)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastOf(legibleAccent(chosen).light.colour, '#f8f5ee')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(legibleAccent(chosen).dark.colour, '#10191b')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['#ff0000', 0],
    ['#00ff00', 120],
    ['#0000ff', 240],
    ['#808080', 190],
  ])('has a hue: %s is %i', (colour, hue) => {
    expect(hueOf(colour)).toBe(hue);
  });
});
