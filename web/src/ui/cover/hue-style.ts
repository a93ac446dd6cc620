import type { CSSProperties } from 'react';

/** The custom property that colours a journal's cover and accents. */
export function hueStyle(hue: number): CSSProperties & Record<`--${string}`, number> {
  return { '--hue': hue };
}
