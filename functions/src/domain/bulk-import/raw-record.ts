/** Records as they are in a file, before they are parsed. */
import type { ReportRemark } from '@quire/model/entities/report-remark';

/** Why a line of the file becomes nothing. */
export interface LineProblem {
  readonly code: string;
  readonly remark: ReportRemark;
}

/** Why no record can be read from a file. */
export class UnreadableFile extends Error {
  readonly why: 'file-not-utf8' | 'columns-missing' | 'works-missing';

  constructor(why: UnreadableFile['why']) {
    super(why);
    this.why = why;
  }
}

export interface RawRecord {
  /** Where it begins in the file, or its index if the file has no lines. */
  readonly line: number;
  /** The beginning of the record, so that people can find it. */
  readonly raw: string;
  readonly value: unknown;
  /** Why it could not be read; `value` is then empty. */
  readonly problem?: LineProblem;
}

/** A position in a file: the offset, and the number of the line that begins there. */
export interface Place {
  readonly at: number;
  readonly line: number;
}

export interface RecordSource {
  readonly first: Place;
  /** The end position. */
  readonly end: number;
  read(from: Place, most: number): { readonly records: RawRecord[]; readonly next: Place };
}

export const RAW_CHARACTERS = 200;
