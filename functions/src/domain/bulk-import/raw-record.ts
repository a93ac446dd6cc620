/** Records as they stand in a file, before anything is made of them. */

export interface RawRecord {
  /** Where it begins in the file, or which one it is where a file has no lines. */
  readonly line: number;
  /** How it begins, for whoever has to find it. */
  readonly raw: string;
  readonly value: unknown;
  /** Why it could not be read; `value` says nothing then. */
  readonly problem?: { readonly code: string; readonly message: string };
}

/** A place in a file: how far, and the number of the line that begins there. */
export interface Place {
  readonly at: number;
  readonly line: number;
}

export interface RecordSource {
  readonly first: Place;
  /** Where `at` ends up. */
  readonly end: number;
  read(from: Place, most: number): { readonly records: RawRecord[]; readonly next: Place };
}

export const RAW_CHARACTERS = 200;
