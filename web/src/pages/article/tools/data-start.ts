import Papa from 'papaparse';

/** Rows below the first, which names the columns. */
const ROWS = 200;
const COLUMNS = 60;
const CELL = 300;

interface DataStart {
  /** All of one length; the first names the columns. */
  readonly rows: readonly (readonly string[])[];
  /** The file has no more than these. */
  readonly isWhole: boolean;
}

/** UTF-8, and what Excel writes where it is not. */
function textOf(bytes: Uint8Array): string {
  try {
    // A character that is cut in the middle at the end is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The first rows of a table whose values stand between commas, semicolons or tabs, as the file says.
 *
 * @param hasAll whether the bytes are the whole file: else their last row may be cut, and is left out
 */
export function dataStart(bytes: Uint8Array, hasAll: boolean): DataStart {
  const { data } = Papa.parse<string[]>(textOf(bytes), {
    preview: ROWS + 2,
    skipEmptyLines: 'greedy',
  });
  const isLong = data.length > ROWS + 1;
  const read = isLong ? data.slice(0, ROWS + 1) : hasAll ? data : data.slice(0, -1);
  const widest = Math.max(0, ...read.map(({ length }) => length));
  const width = Math.min(COLUMNS, widest);
  const rows = read.map((row) =>
    Array.from({ length: width }, (_, place) => (row[place] ?? '').trim().slice(0, CELL)),
  );
  return { rows, isWhole: hasAll && !isLong && widest <= COLUMNS };
}
