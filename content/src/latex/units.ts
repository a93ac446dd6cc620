/** Numbers and units as siunitx has them, as formulas (https://ctan.org/pkg/siunitx, “The unit macros”). */
const UNITS = `
  metre m meter m gram g second s ampere A kelvin K mole mol candela cd hertz Hz newton N pascal Pa joule J watt W
  coulomb C volt V farad F ohm \\Omega siemens S weber Wb tesla T henry H lumen lm lux lx becquerel Bq gray Gy sievert Sv
  katal kat radian rad steradian sr minute min hour h day d year a hectare ha litre L liter L tonne t electronvolt eV
  dalton Da astronomicalunit au bel B decibel dB neper Np bar bar byte B bit bit percent \\% degree ^{\\circ}
  arcminute ' arcsecond '' celsius {}^{\\circ}C degreeCelsius {}^{\\circ}C angstrom \\text{Å} kilogram kg molar M
`
  .trim()
  .split(/\s+/);
const PREFIXES = `
  yocto y zepto z atto a femto f pico p nano n micro \\mu{} milli m centi c deci d deca da deka da hecto h kilo k mega M
  giga G tera T peta P exa E zetta Z yotta Y kibi Ki mebi Mi gibi Gi tebi Ti
`
  .trim()
  .split(/\s+/);
/** siunitx's short names, which stand in formulas for nothing else. */
const SHORT = /^(?<prefix>[fpnumkcdMGT]?)(?<unit>m|g|s|A|K|mol|Hz|N|Pa|J|W|V|F|C|T|H|eV|L|l)$/;

const inPairs = (list: readonly string[]): Map<string, string> =>
  new Map(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])));
const [UNIT, PREFIX] = [inPairs(UNITS), inPairs(PREFIXES)];
const POWERS: Readonly<Record<string, string>> = {
  square: '2',
  squared: '2',
  cubic: '3',
  cubed: '3',
};

/** `\kilo\metre\per\second` → `\mathrm{km}\,\mathrm{s}^{-1}`; what is typed as letters stays so. */
export function unitFormula(source: string, own: (name: string) => string | null): string {
  const made: string[] = [];
  let [prefix, isPer, before] = ['', false, ''];
  const put = (letters: string) => {
    const power = `${isPer ? '-' : ''}${before || (isPer ? '1' : '')}`;
    made.push(`\\mathrm{${prefix}${letters}}${power ? `^{${power}}` : ''}`);
    [prefix, isPer, before] = ['', false, ''];
  };
  const raise = (power: string) => {
    const last = made.pop() ?? '';
    made.push(/\^\{-1\}$/.test(last) ? last.replace(/1\}$/, `${power}}`) : `${last}^{${power}}`);
  };
  for (const [token, name, argument] of source.matchAll(
    /\\([A-Za-z]+)\s*(?:\{([^{}]*)\})?|[^\\]+/g,
  )) {
    if (name === undefined) {
      for (const part of token.split(/[.~\s]+/).filter(Boolean)) {
        const [letters = '', power] = part.split('^');
        if (letters) put(letters.replaceAll('%', '\\%'));
        if (power) raise(power.replace(/[{}]/g, ''));
      }
    } else if (name === 'per') isPer = true;
    else if (PREFIX.has(name)) prefix = PREFIX.get(name) ?? '';
    else if (name === 'square' || name === 'cubic') before = POWERS[name] ?? '';
    else if (name in POWERS) raise(POWERS[name] ?? '');
    else if (name === 'tothe') raise(argument ?? '');
    else if (name === 'raiseto') before = argument ?? '';
    else if (UNIT.has(name)) put(UNIT.get(name) ?? '');
    else if (SHORT.test(name)) put(name.replace(/^u/, '\\mu{}'));
    else {
      const meant = own(name);
      made.push(meant === null ? `\\mathrm{${name}}` : unitFormula(meant, () => null));
    }
  }
  return made.join('\\,');
}

/** `1.5e-3 +- 0.1` → `1.5\times 10^{-3}\pm 0.1` */
export function numberFormula(source: string): string {
  return source
    .replace(/\s+/g, '')
    .replace(/\+-|\\pm/g, '\\pm ')
    .replace(/^[eE]([+-]?\d+)/, '10^{$1}')
    .replace(/[eE]\+?(-?\d+)/g, '\\times 10^{$1}')
    .replace(/(?<=\d)x(?=\d)/g, '\\times ')
    .replace(/(?<=^|\D)\.(?=\d)/g, '0.');
}

/** `\ang{12;3;4}` → `12^{\circ}3'4''` */
export function angleFormula(source: string): string {
  const signs = ['^{\\circ}', "'", "''"];
  return source
    .split(';')
    .map((part, at) => (part.trim() ? `${part.trim()}${signs[at] ?? ''}` : ''))
    .join('');
}
