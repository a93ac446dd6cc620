/** The answer of the submission log: what became of a file, DOI by DOI. */
import type { Phase } from '../store/submission.ts';
import { inXml } from '../xml/write-xml.ts';

export interface CitationOutcome {
  readonly key: string;
  /** What it was matched with; null where it is kept, to be matched later. */
  readonly doi: string | null;
}

export interface RecordOutcome {
  readonly status: 'Success' | 'Warning' | 'Failure';
  /** Empty where the whole file was refused. */
  readonly doi: string;
  readonly message: string;
  readonly messageId?: number;
  readonly conflict?: { readonly id: number; readonly dois: readonly string[] };
  readonly citations?: readonly CitationOutcome[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** Which of its machines the agency says it was. */
const MACHINE = 'ds5.crossref.org';

const filled = (name: string, text: string | null): string =>
  text ? `<${name}>${inXml(text)}</${name}>` : `<${name} />`;

/** Of a file that is not completed, in its phase. */
export function waitingLog(phase: Phase, id: number, batchId: string | null): string {
  const machine = phase === 'in_process' ? ` sp="${MACHINE}"` : '';
  return `${HEAD}
<doi_batch_diagnostic status="${phase}"${machine}>
  <submission_id>${id}</submission_id>
  ${filled('batch_id', phase === 'in_process' ? batchId : null)}
</doi_batch_diagnostic>
`;
}

/** Of a file that is completed. */
export function completedLog(
  id: number,
  batchId: string | null,
  outcomes: readonly RecordOutcome[],
): string {
  const count = (status: RecordOutcome['status']) =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return `${HEAD}
<doi_batch_diagnostic status="completed" sp="${MACHINE}">
  <submission_id>${id}</submission_id>
  ${filled('batch_id', batchId)}
${outcomes.map(recordXml).join('')}  <batch_data>
    <record_count>${outcomes.length}</record_count>
    <success_count>${count('Success')}</success_count>
    <warning_count>${count('Warning')}</warning_count>
    <failure_count>${count('Failure')}</failure_count>
  </batch_data>
</doi_batch_diagnostic>
`;
}

function recordXml({ status, doi, message, messageId, conflict, citations }: RecordOutcome) {
  const about = messageId === undefined ? '' : ` msg_id="${messageId}"`;
  const lines = [
    `  <record_diagnostic status="${status}"${about}>`,
    `    ${filled('doi', doi)}`,
    `    <msg>${inXml(message)}</msg>`,
  ];
  if (conflict) {
    const dois = conflict.dois.map((one) => `<doi>${inXml(one)}</doi>`).join('');
    lines.push(`    <conflict_id>${conflict.id}</conflict_id>`);
    lines.push(`    <dois_in_conflict>${dois}</dois_in_conflict>`);
  }
  if (citations && citations.length > 0) {
    lines.push('    <citations_diagnostic>', ...citations.map(citationXml));
    lines.push('    </citations_diagnostic>');
  }
  return `${[...lines, '  </record_diagnostic>'].join('\n')}\n`;
}

const citationXml = ({ key, doi }: CitationOutcome): string =>
  doi === null
    ? `      <citation key="${inXml(key)}" status="stored_query"/>`
    : `      <citation key="${inXml(key)}" status="resolved_reference">${inXml(doi)}</citation>`;
