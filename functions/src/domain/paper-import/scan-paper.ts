import { SCAN_REFUSALS } from '@quire/model/entities/paper-remarks';
import { reportRemark } from '@quire/model/entities/report-remark';
import { Refused } from '../../platform/errors/refused.ts';
import { requireNoMalware, type ScanPorts, whole } from '../uploads/safe-upload.ts';
import { type PaperProblem, paperProblem } from './paper-problem.ts';

/** Scans each file of a paper. Returns why the paper is refused, or null. */
export async function scanPaper(
  ports: ScanPorts,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<PaperProblem | null> {
  for (const [path, bytes] of files) {
    try {
      await requireNoMalware(ports, path, whole(bytes));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { name = path, found = '', reason = '' } = error.details.values ?? {};
      const refusal = SCAN_REFUSALS.find((code) => code === error.code);
      if (!refusal) throw error;
      const values = { name: String(name), found: String(found), reason: String(reason) };
      return paperProblem(error.code, reportRemark('file-refused', { refusal, ...values }));
    }
  }
  return null;
}
