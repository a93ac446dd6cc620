import { describe, expect, it } from 'vitest';
import { renderFormula } from './render-formula.ts';
import { expandSiunitx } from './siunitx.ts';

describe('expandSiunitx', () => {
  it.each([
    ['\\SI{5}{\\kilo\\metre\\per\\second}', '{5\\,\\mathrm{km\\,s^{-1}}}'],
    [
      '\\qty[x]{1.5e-3}{\\mole\\per\\cubic\\metre}',
      '{1.5 \\times 10^{-3}\\,\\mathrm{mol\\,m^{-3}}}',
    ],
    ['\\unit{kg.m^-2}', '{\\mathrm{kg\\,m^{-2}}}'],
    ['\\si{\\micro\\gram\\squared}', '{\\mathrm{\\mu{}g^{2}}}'],
    ['\\num{1e5}', '{1 \\times 10^{5}}'],
    ['\\num{2 +- 0.1}', '{2\\pm 0.1}'],
    ['\\ang{30;15}', "{30^{\\circ}15'}"],
    ['\\SI{20}{\\percent}', '{20\\mathrm{\\%}}'],
    ['\\SI{20}{\\celsius}', '{20\\,\\mathrm{{}^{\\circ}C}}'],
    ['\\numrange{1}{2}', '{1\\text{–}2}'],
    ['\\SI{5} alone', '\\SI{5} alone'],
  ])('writes %s', (source, tex) => {
    expect(expandSiunitx(source)).toBe(tex);
  });

  it('leaves nothing that cannot be shown', () => {
    for (const tex of [
      '\\SI{3}{\\angstrom}',
      '\\qty{2}{\\ohm}',
      '\\SI{4}{\\micro\\metre}',
      '\\ang{5}',
    ]) {
      expect(renderFormula(expandSiunitx(tex), false, {}).ok, tex).toBe(true);
    }
  });
});
