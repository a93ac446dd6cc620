import type { Plugin } from 'vite';
import { type StandIn, standInFaces } from './stand-in-faces.ts';

/** How far the typefaces reach above and below the line, per cent of the size. */
const SERIF = { ascent: 103.6, descent: 33.5 };
const SANS = { ascent: 102.4, descent: 40 };

interface TextStandIn extends Omit<StandIn, 'widths'> {
  /** Per cent of the stand-in's widths, weighted by how often each occurs in English text; the space differs most. */
  readonly letters: number;
  readonly space: number;
}

/**
 * Replace our two typefaces until they arrive: Times and Arial, or Liberation of the same widths, stretched to the average
 * width of ours, so that few lines break differently later. Widths were measured in Chromium with Source Serif 4 (`onum`
 * and `pnum`) and Source Sans 3 of Fontsource 5.3 and with Liberation 2.1. A machine that has none of them (Android) shows
 * its own typeface until then.
 */
const FACES: readonly TextStandIn[] = [
  {
    family: 'Source Serif fallback',
    descriptors: 'font-style:normal;font-weight:200 550',
    local: ['TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    ...SERIF,
    letters: 122.1,
    space: 94.8,
  },
  {
    family: 'Source Serif fallback',
    descriptors: 'font-style:normal;font-weight:551 900',
    local: ['TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    ...SERIF,
    letters: 115.9,
    space: 91.6,
  },
  {
    family: 'Source Serif fallback',
    descriptors: 'font-style:italic;font-weight:200 900',
    local: ['TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    ...SERIF,
    letters: 110.2,
    space: 90.8,
  },
  {
    family: 'Source Sans fallback',
    descriptors: 'font-style:normal;font-weight:200 550',
    local: ['ArialMT', 'Liberation Sans', 'Arimo'],
    ...SANS,
    letters: 96.8,
    space: 72,
  },
  {
    family: 'Source Sans fallback',
    descriptors: 'font-style:normal;font-weight:551 900',
    local: ['Arial-BoldMT', 'Liberation Sans Bold'],
    ...SANS,
    letters: 91.6,
    space: 72,
  },
];

const SHEET = /\/ui\/styles\/fonts\.css$/;

/** Adds the stand-ins to the sheet of typefaces. */
export function textStandIns(): Plugin {
  return {
    name: 'quire:text-stand-ins',
    enforce: 'pre',
    transform: (code, id) => (SHEET.test(id) ? code + standInsCss() : null),
  };
}

const facesOf = ({ letters, space, ...standIn }: TextStandIn): string =>
  standInFaces({ ...standIn, widths: { [letters]: null } }) +
  standInFaces({ ...standIn, widths: { [space]: ' \u00a0' } });

/** All stand-ins as CSS. */
export const standInsCss = (): string => FACES.map(facesOf).join('');
