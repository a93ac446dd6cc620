import { malwareScanner } from '../config.ts';
import { scanWithClamd, type Verdict } from './clamd.ts';

/** Something that looks for malware in a file. */
export interface Scanner {
  scan(chunks: AsyncIterable<Uint8Array>): Promise<Verdict>;
}

/** The scanner of the settings; undefined where there is none. */
export function configuredScanner(): Scanner | undefined {
  const address = malwareScanner();
  return address ? { scan: (chunks) => scanWithClamd(address, chunks) } : undefined;
}
