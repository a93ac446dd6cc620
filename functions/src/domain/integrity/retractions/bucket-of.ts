import { createHash } from 'node:crypto';

/** The document of the list, of 256, that contains a DOI: by the first byte of its hash. */
export const bucketOf = (doi: string): string =>
  createHash('sha256').update(doi).digest('hex').slice(0, 2);
