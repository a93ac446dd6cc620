/** A document derived from a record is too large to be stored. Retries cannot fix that. */
export class DocumentTooLarge extends Error {
  readonly code = 'publish/too-large';

  constructor(path: string, bytes: number) {
    super(`publish/too-large: ${path} would take ${bytes} bytes`);
  }
}
