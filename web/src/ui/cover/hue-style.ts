import type { CSSProperties } from 'react';

/** The custom property that colours a journal's cover and accents. */
export function hueStyle(hue: number): CSSProperties & Record<`--${string}`, number> {
  return { '--hue': hue };
}

/** The colour of what has none of its own, always the same for the same key. */
export function hueOfKey(key: string): number {
  let hue = 0;
  for (const letter of key) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}
