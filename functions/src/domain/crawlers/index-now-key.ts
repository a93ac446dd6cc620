import { createHash } from 'node:crypto';

/** The address of the file in which search engines find the key. */
export const INDEX_NOW_KEY_PATH = '/indexnow.txt';

/**
 * The key of a press's messages to search engines: it only shows that who sends them can write files there, and is no
 * secret. https://www.indexnow.org/documentation
 *
 * @param origin the press's address
 */
export const indexNowKey = (origin: string): string =>
  createHash('sha256').update(`indexnow ${origin}`).digest('hex').slice(0, 32);
