import type { ImportProblem } from '@quire/model/calls/calls';
import { errorMessage } from '@quire/model/errors';
import { Refused } from '../../platform/errors/refused.ts';
import { requireNoMalware, type ScanPorts, whole } from '../uploads/safe-upload.ts';

/** Scans each file of a paper. Returns why the paper is refused, or null. */
export async function scanPaper(
  ports: ScanPorts,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ImportProblem | null> {
  for (const [path, bytes] of files) {
    try {
      await requireNoMalware(ports, path, whole(bytes));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const message = errorMessage(error.code, error.details.values);
      return { severity: 'error', code: error.code, message };
    }
  }
  return null;
}
