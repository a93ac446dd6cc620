/** The press's own colour, so that whatever is chosen can be read on every ground of its pages. */

/** WCAG 2.2 asks for 4.5 : 1 of text; a little more, as colours are rounded. */
const ENOUGH = 4.6;
/** The least favourable grounds of tokens.css: sunk in the light, raised in the dark. */
const LIGHT_GROUND = '#efebe0';
const DARK_GROUND = '#172326';
const ON_DARK_INK = '#fffdf8';
const ON_LIGHT_INK = '#1a1408';
const WASH = 0.1;

type Channels = readonly [number, number, number];

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hex = (each: Channels): string =>
  `#${each.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A share of one colour in another. */
function mixed(colour: string, other: string, share: number): string {
  const [r, g, b] = channels(other);
  const [red, green, blue] = channels(colour);
  return hex([r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share]);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** How far two colours are apart in brightness, from 1 to 21, as WCAG reckons it. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export interface Legible {
  /** The colour as pages show it. */
  readonly colour: string;
  readonly wash: string;
  /** For words on it. */
  readonly ink: string;
  /** What was chosen, on this ground, and what is shown. */
  readonly chosenContrast: number;
  readonly contrast: number;
}

/** The colour moved towards `end` as little as it takes to be read on a ground and on its own wash. */
function legibleOn(ground: string, end: string, chosen: string): Legible {
  let colour = chosen;
  let wash = mixed(colour, ground, WASH);
  for (let share = 0; share <= 1; share += 0.02) {
    colour = mixed(end, chosen, share);
    wash = mixed(colour, ground, WASH);
    if (contrastOf(colour, ground) >= ENOUGH && contrastOf(colour, wash) >= ENOUGH) break;
  }
  const ink =
    contrastOf(colour, ON_DARK_INK) >= contrastOf(colour, ON_LIGHT_INK)
      ? ON_DARK_INK
      : ON_LIGHT_INK;
  return {
    ...{ colour, wash, ink },
    chosenContrast: contrastOf(chosen, ground),
    contrast: contrastOf(colour, ground),
  };
}

/** A press's colour in the light and in the dark. */
export function legibleAccent(chosen: string): { readonly light: Legible; readonly dark: Legible } {
  return {
    light: legibleOn(LIGHT_GROUND, '#000000', chosen),
    dark: legibleOn(DARK_GROUND, '#ffffff', chosen),
  };
}

/** Its hue, 0–359: what a journal begins with. */
export function hueOf(colour: string): number {
  const [r, g, b] = channels(colour);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return 190;
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return Math.round(sixth * 60) % 360;
}
