/** `\SI{5}{\kilo\metre\per\second}` and the like in words that KaTeX knows. */
import { findCommands, readGroup } from './groups.ts';
import { POWERS, PREFIXES, UNITS } from './units.ts';

/** `1.5e-3` → `1.5 \times 10^{-3}`; `\pm` and brackets stay. */
function numberOf(source: string): string {
  return source
    .trim()
    .replace(/\s+/g, '')
    .replace(/\+-/g, '\\pm ')
    .replace(/(?<=[\d.])[eEdD]([+-]?)(\d+)/g, (_, sign, power) => {
      return ` \\times 10^{${sign === '-' ? '-' : ''}${power}}`;
    })
    .replace(/^ \\times /, '');
}

/** A unit in commands or in letters; `\per` makes the next one a divisor, with a negative power. */
function unitOf(source: string): string {
  if (!source.includes('\\')) {
    return source
      .trim()
      .replace(/[.~]/g, '\\,')
      .replace(/\^(-?\d+)/g, '^{$1}');
  }
  const parts: { name: string; power: string }[] = [];
  let prefix = '';
  let next = '';
  let isPer = false;
  for (const [, command, power, literal] of source.matchAll(
    /\\([A-Za-z]+)|\^\{?(-?\d+)\}?|([A-Za-z]+)/g,
  )) {
    const last = parts.at(-1);
    const name = command ?? literal ?? '';
    const raised = POWERS[name];
    if (power !== undefined && last) last.power = power;
    else if (name === 'per') isPer = true;
    else if (raised?.at === 'before') next = raised.power;
    else if (raised && last) last.power = `${last.power.startsWith('-') ? '-' : ''}${raised.power}`;
    else if (PREFIXES[name] !== undefined && command) prefix = PREFIXES[name] ?? '';
    else if (name !== '' && name !== 'of') {
      const unit = command === undefined ? name : (UNITS[name] ?? `\\${name} `);
      parts.push({ name: `${prefix}${unit}`, power: isPer ? `-${next || '1'}` : next });
      [prefix, next, isPer] = ['', '', false];
    }
  }
  const shown = parts.map(({ name, power }) => (power ? `${name}^{${power}}` : name));
  return shown.join('\\,');
}

const angleOf = (source: string): string => {
  const [degrees = '', minutes = '', seconds = ''] = source.split(';').map((part) => part.trim());
  return [
    degrees && `${degrees}^{\\circ}`,
    minutes && `${minutes}'`,
    seconds && `${seconds}''`,
  ].join('');
};

/**
 * A degree, a minute or a percent sign follows its number without a space, a degree Celsius does
 * not.
 */
const between = (unit: string) => (/^(\{\}(\^\{\\circ\}$|')|\\%)/.test(unit) ? '' : '\\,');
const quantity = (number: string, unit: string) =>
  `${numberOf(number)}${between(unitOf(unit))}\\mathrm{${unitOf(unit)}}`;
const list = (numbers: string, separator: string) =>
  numbers.split(';').map(numberOf).join(`\\text{${separator}}`);

/** The commands by the number of their arguments; options are left out. */
const COMMANDS: Readonly<Record<string, readonly [number, (args: readonly string[]) => string]>> = {
  num: [1, ([a = '']) => numberOf(a)],
  ang: [1, ([a = '']) => angleOf(a)],
  unit: [1, ([a = '']) => `\\mathrm{${unitOf(a)}}`],
  si: [1, ([a = '']) => `\\mathrm{${unitOf(a)}}`],
  SI: [2, ([a = '', b = '']) => quantity(a, b)],
  qty: [2, ([a = '', b = '']) => quantity(a, b)],
  numrange: [2, ([a = '', b = '']) => `${numberOf(a)}\\text{–}${numberOf(b)}`],
  numlist: [1, ([a = '']) => list(a, ', ')],
  SIrange: [3, ([a = '', b = '', c = '']) => `${numberOf(a)}\\text{–}${quantity(b, c)}`],
  qtyrange: [3, ([a = '', b = '', c = '']) => `${numberOf(a)}\\text{–}${quantity(b, c)}`],
};

/** Whether a command is one of these. */
export const isSiunitx = (name: string): boolean => Object.hasOwn(COMMANDS, name);

/** A formula with every command of siunitx replaced; one that lacks arguments stays as it is. */
export function expandSiunitx(tex: string): string {
  let done = tex;
  for (const [name, [count, write]] of Object.entries(COMMANDS)) {
    if (!done.includes(`\\${name}`)) continue;
    for (const { inner, from, to } of findCommands(done, name).toReversed()) {
      const args = [inner];
      let end = to;
      for (let left = count; left > 1; left -= 1) {
        const group = done[end] === '{' ? readGroup(done, end) : null;
        if (!group) break;
        args.push(group.inner);
        end = group.next;
      }
      if (args.length === count) done = `${done.slice(0, from)}{${write(args)}}${done.slice(end)}`;
    }
  }
  return done;
}
