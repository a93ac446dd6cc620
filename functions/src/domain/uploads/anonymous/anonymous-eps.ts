/** Structure comments that name people or their machines (DSC 3.0, 5.2), and XMP's. */
const NAMING = /^(%%(?:For|Author|Creator|Title|Routing|Copyright|CreationDate):)([^\r\n]*)/gm;
const XMP =
  /(<(dc:creator|dc:title|dc:rights|xmp:CreatorTool|pdf:Author|photoshop:AuthorsPosition)\b[^>]*>)([\s\S]*?)(?=<\/\2>)/g;

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** No byte moves: an EPS with a preview stores the offsets of its parts. */
export function anonymousEps(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const clean = text
    .replace(NAMING, (_all, name: string, value: string) => name + blank(value))
    .replace(XMP, (_all, open: string, _name, value: string) => open + blank(value));
  return Buffer.from(clean, 'latin1');
}
