import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits cannot be guessed, so a plain hash of them is enough. */
export const makeApiKey = (): string => `r51_${randomBytes(32).toString('base64url')}`;
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
