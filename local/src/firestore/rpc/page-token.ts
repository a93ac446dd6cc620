import { invalid } from '../../values/errors.ts';

/** A page token that says after which item to go on. */
export function pageTokenAfter(item: string): string {
  return Buffer.from(item, 'utf8').toString('base64url');
}

/** The item a page token names; undefined without a token. */
export function itemOfPageToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  const item = Buffer.from(token, 'base64url').toString('utf8');
  if (item === '') throw invalid('Malformed page token.');
  return item;
}
