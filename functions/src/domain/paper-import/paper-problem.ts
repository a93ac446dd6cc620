import type { ImportPaperResponse } from '@quire/model/calls/calls';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { type ReportRemark, remarkText } from '@quire/model/entities/report-remark';

/** A problem of a paper: in the caller's language and, if it is not in the paper's text, as data for a stored report. */
export interface PaperProblem extends ImportProblem {
  readonly remark?: ReportRemark;
}

export interface PaperReport extends ImportPaperResponse {
  problems: PaperProblem[];
}

/** Why a paper is refused. */
export const paperProblem = (code: string, remark: ReportRemark): PaperProblem => ({
  ...{ severity: 'error', code, remark },
  message: remarkText(remark) ?? code,
});
