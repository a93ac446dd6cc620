/** Of this library, which has no types, what is used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: undefined,
    options: {
      keepAllGlyphs: true;
      targetFormat: 'sfnt';
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
