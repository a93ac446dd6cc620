/** What follows from a record is too large to be stored. No repetition mends it. */
export class DocumentTooLarge extends Error {
  readonly code = 'publish/too-large';

  constructor(path: string, bytes: number) {
    super(`publish/too-large: ${path} would take ${bytes} bytes`);
  }
}
