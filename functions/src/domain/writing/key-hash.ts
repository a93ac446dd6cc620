import { createHash } from 'node:crypto';

/** What is kept of the secret in a paper's link: whoever reads the database cannot join with it. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
