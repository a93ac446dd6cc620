import { type StandIn, standInFaces } from './stand-in-faces.ts';

/**
 * Replaces KaTeX's letters until its fonts arrive: letters of Times, each stretched to the width of
 * KaTeX's, so that no line wraps differently later. Per cent of the width in Times New Roman
 * (Liberation Serif and Tinos have the same), in steps of 2.5, measured in Chromium with KaTeX 0.19.
 */
const ITALIC: Readonly<Record<string, string>> = {
  85: 'b',
  87.5: 'ωΦΨ',
  90: 'qς',
  95: 'gUVδθ',
  97.5: 'co',
  100: 'pη ',
  102.5: 'ξ',
  105: 'adeFOPTYψΘΥ',
  107.5: 'lwCζρΓΩ',
  110: 'vyGQ',
  112.5: 'Wβν',
  115: 'hruDHπσΛΞΠ',
  117.5: 'kMευφ',
  120: 'nszENκμ',
  122.5: 'mALSZατ',
  125: 'iBJR',
  127.5: 'Kι',
  130: 'tx',
  132.5: 'IγΣ',
  135: 'Xλ',
  142.5: 'χΔ',
  147.5: 'j',
  177.5: 'f',
};

const UPRIGHT: Readonly<Record<string, string>> = {
  82.5: '[]!',
  87.5: '⋅',
  92.5: 'f',
  95: 'Λ≪≫',
  97.5: 'Ω',
  100: '0123456789cegilowzSZΦ;:→%& ',
  102.5: 'sLMΞ',
  105: 'kqvxyABDHNUVXYΠΨ{}',
  107.5: 'mCGIKOQΓΘΥ∂',
  110: 'bdhjnpuRW,.∝',
  112.5: 'aE',
  117.5: 'rFT()',
  122.5: 'P',
  125: 'Σ′',
  130: 'Δ',
  132.5: 'J',
  137.5: '=+−<>×≡',
  140: 't|∞',
  142.5: '≈≤≥±',
  152.5: '√',
  180: '/',
};

const FACES: readonly StandIn[] = [
  {
    family: 'KaTeX_Math_fallback',
    descriptors: 'font-style:italic',
    local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    ascent: 71.7,
    descent: 21.8,
    widths: ITALIC,
  },
  {
    family: 'KaTeX_Main_fallback',
    descriptors: 'font-style:normal',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    ascent: 90.3,
    descent: 27.2,
    widths: UPRIGHT,
  },
];

/** KaTeX's style sheet with a stand-in after each of its two faces for letters. */
export function withFallback(style: string): string {
  const named = style
    .replace(/(font-family:|1\.21em )(KaTeX_Ma(?:in|th))(?=[,;}])/g, '$1$2,$2_fallback')
    // The faces themselves keep their names.
    .replace(/@font-face\{[^}]*\}/g, (face) => face.replace(/,KaTeX_\w+_fallback/, ''));
  return named + FACES.map(standInFaces).join('');
}
