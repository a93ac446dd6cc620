/** Letters of a typeface that every machine has, stretched to the widths of one that is on its way. */
export interface StandIn {
  readonly family: string;
  /** As in a face: `font-style:italic;font-weight:200 550`. */
  readonly descriptors: string;
  /** PostScript names, which are the same in all languages of a system. Each costs a look-up before the first paint. */
  readonly local: readonly string[];
  /** Per cent of the size: how far the real face reaches above and below its line. */
  readonly ascent: number;
  readonly descent: number;
  /** By per cent of the stand-in's width: the letters that are so much wider or narrower; null: all signs. */
  readonly widths: Readonly<Record<string, string | null>>;
}

const codePoint = (letter: string) => `U+${letter.codePointAt(0)?.toString(16)}`;

/** A face for each width, so that no line wraps differently when the real letters arrive. */
export function standInFaces({
  family,
  descriptors,
  local,
  ascent,
  descent,
  widths,
}: StandIn): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  return Object.entries(widths)
    .map(([percent, letters]) => {
      const range = letters && `unicode-range:${[...letters].map(codePoint).join()}`;
      // The space decides about the height of the line; it is scaled like the letters.
      const scaled = (height: number) => `${((height * 100) / Number(percent)).toFixed(1)}%`;
      const height =
        letters === null || letters.includes(' ')
          ? `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%;`
          : '';
      return `@font-face{font-family:"${family}";${descriptors};src:${src};size-adjust:${percent}%;${height}${range ?? ''}}`;
    })
    .join('');
}
