import { malwareScanner } from '../config.ts';
import { scanWithClamd, type Verdict } from './clamd.ts';

/** Something that looks for malware in a file. */
export interface Scanner {
  scan(chunks: AsyncIterable<Uint8Array>): Promise<Verdict>;
}

/**
 * The scanner that a setting names; undefined where it is empty. One that cannot be understood is a
 * scanner that is away: a press that means to scan keeps nothing unscanned, and the log says why.
 */
export function configuredScanner(named: string = malwareScanner()): Scanner | undefined {
  if (named === '') return undefined;
  const url = URL.canParse(named) ? new URL(named) : null;
  if (url?.protocol !== 'clamd:' || url.hostname === '') {
    const reason = `MALWARE_SCANNER is no address like clamd://host:3310: ${named}`;
    return { scan: async () => ({ outcome: 'away', reason }) };
  }
  const address = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
  return { scan: (chunks) => scanWithClamd(address, chunks) };
}
