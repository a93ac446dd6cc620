import { type StandIn, standInFaces } from './stand-in-faces.ts';

/**
 * Replaces KaTeX's letters until its fonts arrive: letters of Times, each stretched to the width of
 * KaTeX's, so that hardly a line wraps differently later. Per cent of the width in Times New Roman
 * (Liberation Serif and Tinos have the same), in steps of 10: a browser looks up each face on its own
 * before the first paint. Measured in Chromium with KaTeX 0.19.
 */
const ITALIC: Readonly<Record<string, string>> = {
  90: 'bωΦΨqς',
  100: 'gUVδθcopη ξ',
  110: 'adeFOPTYψΘΥlwCζρΓΩvyGQWβν',
  120: 'hruDHπσΛΞΠkMευφnszENκμmALSZατ',
  130: 'iBJRKιtxIγΣ',
  140: 'XλχΔ',
  150: 'j',
  180: 'f',
};

const UPRIGHT: Readonly<Record<string, string>> = {
  80: '[]!',
  90: '⋅f',
  100: 'Λ≪≫Ω0123456789cegilowzSZΦ;:→%& sLMΞ',
  110: 'kqvxyABDHNUVXYΠΨ{}mCGIKOQΓΘΥ∂bdhjnpuRW,.∝aE',
  120: 'rFT()P',
  130: 'Σ′ΔJ',
  140: '=+−<>×≡t|∞≈≤≥±',
  150: '√',
  180: '/',
};

const FACES: readonly StandIn[] = [
  {
    family: 'KaTeX_Math_fallback',
    descriptors: 'font-style:italic',
    local: ['TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    ascent: 71.7,
    descent: 21.8,
    widths: ITALIC,
  },
  {
    family: 'KaTeX_Main_fallback',
    descriptors: 'font-style:normal',
    local: ['TimesNewRomanPSMT', 'Liberation Serif'],
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
