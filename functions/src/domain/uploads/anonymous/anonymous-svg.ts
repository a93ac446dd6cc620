/**
 * Metadata of drawing programs in an SVG: `metadata` (SVG 2, 5.9), comments, and Inkscape's and Illustrator's own
 * attributes with the file's path on disk.
 */
const NOTES = [
  /<!--[\s\S]*?-->/g,
  /<((?:[\w-]+:)?metadata)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1\s*>)/g,
  /<sodipodi:namedview\b[^>]*?(?:\/>|>[\s\S]*?<\/sodipodi:namedview\s*>)/g,
  /\s(?:sodipodi:(?:docname|absref|docbase)|inkscape:export-filename|xml:base)\s*=\s*(?:"[^"]*"|'[^']*')/g,
];

/** Throws where it is not UTF-8. */
export function anonymousSvg(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return new TextEncoder().encode(NOTES.reduce((drawing, note) => drawing.replace(note, ''), text));
}
