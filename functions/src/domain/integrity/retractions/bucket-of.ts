import { createHash } from 'node:crypto';

/** In which of the 256 documents of the list a DOI stands: the first byte of its hash. */
export const bucketOf = (doi: string): string =>
  createHash('sha256').update(doi).digest('hex').slice(0, 2);
