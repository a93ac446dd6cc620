/** An uploaded bank statement: its format and its entries. */
import { STATEMENT_BYTES_MAX } from '@quire/model/calls/bank';
import type { StatedEntry, StatementFormat } from '@quire/model/entities/bank-entry';
import { Refused } from '../../../platform/errors/refused.ts';
import { readCamt } from './read-camt.ts';
import { readMt940 } from './read-mt940.ts';

export interface ReadStatement {
  readonly format: StatementFormat;
  readonly entries: readonly StatedEntry[];
  /** Entries in a currency that the press does not charge in. */
  readonly leftOut: number;
}

const ENTRIES_MAX = 5_000;

/** Banks use no other encodings than these. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/** UTF-8 if it is valid; otherwise the older encoding of banks. */
function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
  const encoding = named === undefined ? 'utf-8' : ENCODINGS[named.toLowerCase()];
  if (encoding === undefined) throw new Refused('bank/unreadable');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Input that makes a parser fail, such as deeply nested elements, is refused as well. */
function readAs(read: typeof readCamt, text: string): ReturnType<typeof readCamt> {
  try {
    return read(text);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('bank/unreadable');
  }
}

/**
 * Reads CAMT.053 or MT940, whatever the name of the file. Throws `Refused`: `bank/too-large`, `bank/unsafe` for XML
 * with a document type, `bank/unreadable` for everything else.
 */
export function readStatement(bytes: Uint8Array): ReadStatement {
  if (bytes.byteLength > STATEMENT_BYTES_MAX) throw new Refused('bank/too-large');
  const text = decoded(bytes);
  const isXml = text.trimStart().startsWith('<');
  const { entries, leftOut } = readAs(isXml ? readCamt : readMt940, text);
  if (entries.length > ENTRIES_MAX) throw new Refused('bank/too-large');
  return { format: isXml ? 'camt.053' : 'mt940', entries, leftOut };
}
