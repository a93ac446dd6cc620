/**
 * SWIFT MT940, Customer Statement Message: lines that begin with a tag. Each bank has its own format for field 86;
 * supported are the German subfields (`?20`…`?33`) and codes between slashes (`/REMI/`).
 */
import { Refused } from '../../../platform/errors/refused.ts';
import { statedEntries, type WrittenEntry } from './stated-entry.ts';

interface Field {
  readonly tag: string;
  readonly text: string;
}

/** The fields of a file, with continuation lines joined by line breaks. Envelopes (`{1:…}`) are not fields. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string }[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [, tag, rest = ''] = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: rest });
    else if (last && !/^(-\}?|\{.*)$/.test(line)) last.text += `\n${line}`;
  }
  return fields;
}

/**
 * Field 61: the value date and booking date, direction, amount, kind, the payer's reference and the bank's. The third
 * letter of a currency may follow the direction.
 */
const LINE =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)[A-Z]?(\d{1,12},\d{0,3})([A-Z][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n[\s\S]*)?$/;

/** Two digits of a year: no statement is older than 1980. */
const yearOf = (short: string): number => Number(short) + (Number(short) >= 80 ? 1_900 : 2_000);

/** The booking date, whose year is that of the value date, or around New Year the one before or after. */
function bookingDay(value: string, booked: string | undefined): string {
  const year = yearOf(value.slice(0, 2));
  const month = value.slice(2, 4);
  if (booked === undefined) return `${year}-${month}-${value.slice(4)}`;
  const bookedMonth = booked.slice(0, 2);
  const gap = Number(bookedMonth) - Number(month);
  const bookedYear = gap > 6 ? year - 1 : gap < -6 ? year + 1 : year;
  return `${bookedYear}-${bookedMonth}-${booked.slice(2)}`;
}

interface Said {
  readonly text: string;
  readonly party: string;
  readonly partyAccount: string;
  readonly endToEnd: string;
}

/** The part of a text after a code such as `EREF+`, up to the next code. */
function codesIn(text: string): ReadonlyMap<string, string> {
  const marks = [...text.matchAll(/(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP)\+/g)];
  return new Map(
    marks.map((mark, place) => {
      const from = mark.index + mark[0].length;
      return [mark[1] ?? '', text.slice(from, marks[place + 1]?.index).trim()] as const;
    }),
  );
}

/** `166?00CREDIT?20EREF+…?21SVWZ+…?30BIC?31IBAN?32NAME?33NAME` */
function fromSubfields(text: string): Said {
  const [, ...parts] = text.replaceAll('\n', '').split('?');
  const subfields = parts.map((part) => [part.slice(0, 2), part.slice(2)] as const);
  const join = (is: (key: number) => boolean, between: string) =>
    subfields
      .filter(([key]) => is(Number(key)))
      .map(([, value]) => value)
      .join(between);
  // A text is cut at 27 characters, also within a word, and continued in the next subfield.
  const purpose = join((key) => (key >= 20 && key <= 29) || (key >= 60 && key <= 63), '');
  const codes = codesIn(purpose);
  return {
    text: codes.get('SVWZ') ?? purpose,
    party: join((key) => key === 32 || key === 33, ''),
    partyAccount: join((key) => key === 31, ''),
    endToEnd: codes.get('EREF') ?? '',
  };
}

/** `/EREF/…/REMI/…/ORDP//NAME/…`: the part after a code, up to the next one. */
function fromSlashes(text: string): Said {
  const line = text.replaceAll('\n', '');
  const marks = [...line.matchAll(/\/(EREF|REMI|ORDP|NAME|IBAN|CNTP|BENM|ADDR|CSID|MARF)\//g)];
  const found = new Map(
    marks.map((mark, place) => {
      const from = mark.index + mark[0].length;
      return [mark[1] ?? '', line.slice(from, marks[place + 1]?.index)] as const;
    }),
  );
  // `/CNTP/account/bank/name/…`
  const [account = '', , name = ''] = (found.get('CNTP') ?? '').split('/');
  return {
    text: (found.get('REMI') ?? '').replace(/^(USTD|STRD)\/+/, ''),
    party: (found.get('NAME') ?? name).replace(/\/+$/, ''),
    partyAccount: (found.get('IBAN') ?? account).replace(/\/+$/, ''),
    endToEnd: (found.get('EREF') ?? '').replace(/\/+$/, ''),
  };
}

function saidIn(text: string): Said {
  if (/^\d{3}\?\d{2}/.test(text)) return fromSubfields(text);
  if (/\/(EREF|REMI|NAME|CNTP)\//.test(text)) return fromSlashes(text);
  return { text: text.replaceAll('\n', ' '), party: '', partyAccount: '', endToEnd: '' };
}

const NONE = /^(NONREF|NOTPROVIDED|)$/i;
const real = (reference: string): string => (NONE.test(reference.trim()) ? '' : reference.trim());

/** The entries of all statements of a file. Throws `Refused`. */
export function readMt940(text: string): ReturnType<typeof statedEntries> {
  const fields = fieldsOf(text);
  const has = (tag: string) => fields.some((field) => field.tag === tag);
  if (!has('25') || !(has('60F') || has('60M'))) throw new Refused('bank/unreadable');
  let account = '';
  let currency = '';
  const entries = fields.flatMap(({ tag, text: value }, place): WrittenEntry[] => {
    if (tag === '25') account = value.trim().replace(/\s/g, '');
    if (tag === '60F' || tag === '60M') currency = value.slice(7, 10);
    if (tag !== '61') return [];
    const match = LINE.exec(value);
    if (!match || account === '' || currency === '') throw new Refused('bank/unreadable');
    const [, day = '', booked, mark = '', amount = '', , own = '', bank = ''] = match;
    const next = fields[place + 1];
    const said = saidIn(next?.tag === '86' ? next.text : '');
    return [
      {
        account,
        // A reversed credit is outgoing; `E` marks an expected entry, which is booked.
        kind: mark === 'C' || mark === 'RD' || mark === 'EC' ? 'credit' : 'debit',
        isReversal: mark.startsWith('R'),
        ...{ amount, currency, bookedOn: bookingDay(day, booked) },
        ...{ party: said.party, partyAccount: said.partyAccount },
        text: said.text || real(own),
        endToEnd: real(said.endToEnd) || real(own),
        bankReference: real(bank),
      },
    ];
  });
  return statedEntries(entries);
}
