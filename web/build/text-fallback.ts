import type { Plugin } from 'vite';
import { type StandIn, standInFaces } from './stand-in-faces.ts';

/**
 * Measured in Chromium: Source Serif 4 at weight 400 beside Times New Roman (Liberation Serif and
 * Tinos are as wide), less 0.4 per cent for the kerning that single letters lose. Other letters and weights have the averages in
 * `fonts.css`, whose faces have the same family.
 */
const SERIF: StandIn = {
  family: 'Source Serif fallback',
  descriptors: 'font-weight:200 550',
  local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  ascent: 103.6,
  descent: 33.5,
  widths: {
    67: '’',
    81: '—',
    90: '1',
    92: 'Y',
    93: 'X',
    94: ' ',
    96: 'Z-',
    97: 'S',
    98: 'ABJKV',
    99: 'C“”',
    100: 'G',
    101: '7L',
    102: 'DOQ–',
    103: 'RT',
    104: 'fE',
    105: '4MU',
    106: '258NW',
    107: '6',
    108: '39;:()',
    109: '0j',
    110: 'zF',
    111: 'gP',
    112: 'HI',
    113: 'x',
    115: 'ovw',
    117: 'cy',
    118: 'ikl',
    119: 's',
    120: 'eq.,',
    121: 'a',
    122: 'dm',
    123: 'b',
    124: 'p',
    125: 'u',
    128: 'hn',
    129: 't',
    136: 'r',
  },
};

/** Adds to `fonts.css` what stands in for each letter of the text until its typeface arrives. */
export function textFallback(): Plugin {
  return {
    name: 'quire:text-fallback',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/ui\/styles\/fonts\.css$/.test(id)) return null;
      return { code: `${code}\n${standInFaces(SERIF)}`, map: null };
    },
  };
}
