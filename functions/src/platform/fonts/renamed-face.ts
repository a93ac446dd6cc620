/** Another name for a TrueType font: its name table (OpenType 1.9, “name”) is replaced. */

const ENTRY_BYTES = 16;
const RECORD_BYTES = 12;
const HEAD_BYTES = 6;
/** Of the names, in Microsoft's encoding and American English, as every reader of fonts takes them. */
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 } as const;

function nameTable(family: string, cut: string): Buffer {
  const names: readonly (readonly [number, string])[] = [
    [1, family],
    [2, cut],
    [4, `${family} ${cut}`],
    [6, `${family.replaceAll(' ', '')}-${cut}`],
  ];
  const head = Buffer.alloc(HEAD_BYTES + RECORD_BYTES * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let used = 0;
  for (const [place, [id, name]] of names.entries()) {
    const text = Buffer.from(name, 'utf16le').swap16();
    const { platform, encoding, language } = WINDOWS;
    const record = [platform, encoding, language, id, text.length, used];
    for (const [at, value] of record.entries())
      head.writeUInt16BE(value, HEAD_BYTES + RECORD_BYTES * place + 2 * at);
    texts.push(text);
    used += text.length;
  }
  return Buffer.concat([head, ...texts]);
}

/** Tables begin at multiples of four bytes. */
const padding = (length: number) => Buffer.alloc((4 - (length % 4)) % 4);

function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, padding(table.length)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * The font under another name: a weight that was made of a variable font has the name of the font's lightest, and
 * programs that open a PDF show it, or use it to choose a substitute. Throws where the font has no name table.
 */
export function renamedFace(font: Uint8Array, family: string, cut: string): Uint8Array {
  const bytes = Buffer.from(font);
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + ENTRY_BYTES * at);
  const entry = entries.find((at) => bytes.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error(`${family} has no name table.`);
  const table = nameTable(family, cut);
  const before = padding(bytes.length);
  bytes.writeUInt32BE(checksum(table), entry + 4);
  bytes.writeUInt32BE(bytes.length + before.length, entry + 8);
  bytes.writeUInt32BE(table.length, entry + 12);
  return Buffer.concat([bytes, before, table, padding(table.length)]);
}
