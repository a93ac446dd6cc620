/// <reference path="./subset-font.d.ts" />
/**
 * A slice of a font in one weight. The packages have one file for all weights of a slice; a PDF can only contain such
 * variable letters as drawings, so a static face is made when a document needs it, in about ten milliseconds.
 */
import { readFile } from 'node:fs/promises';
import type { FontSlice } from './fallback-fonts.ts';
import { renamedFace } from './renamed-face.ts';

/** The weights that documents are set in, with the names of their cuts. */
const CUTS = { 400: 'Regular', 700: 'Bold' } as const;
export type FaceWeight = keyof typeof CUTS;

/** The bytes of a TrueType font with all letters of the slice. */
export async function sliceFace(slice: FontSlice, weight: FaceWeight): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const face = await subsetFont(await readFile(slice.file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return renamedFace(face, slice.family, CUTS[weight]);
}
