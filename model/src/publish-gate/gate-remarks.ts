/** What keeps an article from publication: a code that is stored with its values, and its sentence for whoever reads it. */
import { z } from 'zod';
import { DepositFaultSchema, depositFaultText } from '../entities/deposit-faults.ts';
import type { GateWords } from '../entities/gate-problem.ts';
import { remarkKind, storedValues } from '../entities/remark-kind.ts';
import { type ReportRemark, remarkText } from '../entities/report-remark.ts';
import { t } from '../messages/t.ts';
import { entryFaultText } from '../relations/entry-faults.ts';
import { SUBMISSION_STATE_NAMES, SUBMISSION_STATES } from '../states/submission-states.ts';

const Text = z.string();
const Count = z.number();

const GATE_REMARKS = {
  'gate/title-missing': remarkKind({}, () => t('publishGate.titleMissing')),
  'gate/abstract-missing': remarkKind({}, () => t('publishGate.abstractMissing')),
  'gate/no-author': remarkKind({}, () => t('publishGate.noAuthor')),
  'gate/no-corresponding-author': remarkKind({}, () => t('publishGate.noCorrespondingAuthor')),
  'gate/doi-missing': remarkKind({}, () => t('publishGate.doiMissing')),
  'gate/licence-missing': remarkKind({}, () => t('publishGate.licenceMissing')),
  'gate/translation-of-itself': remarkKind({}, () => t('publishGate.translationOfItself')),
  'gate/pages-missing': remarkKind({}, () => t('publishGate.pagesMissing')),
  'gate/notice-without-article': remarkKind({}, () => t('publishGate.noticeWithoutArticle')),
  'gate/issue-draft': remarkKind({}, () => t('publishGate.issueDraft')),
  'gate/issue-closed': remarkKind({}, () => t('publishGate.issueClosed')),
  'gate/charge-open': remarkKind({}, () => t('publishGate.chargeOpen')),
  'gate/text-missing': remarkKind({}, () => t('publishGate.textMissing')),
  'gate/pdf-broken': remarkKind({}, () => t('publishGate.pdfBroken')),
  'gate/pdf-missing': remarkKind({}, () => t('publishGate.pdfMissing')),
  'gate/scheduled-by-author': remarkKind({}, () => t('publishGate.scheduledByAuthor')),
  'gate/second-person-needed': remarkKind({}, () => t('publishGate.secondPersonNeeded')),
  'gate/author-no-name': remarkKind({ number: Count }, ({ number }) =>
    t('publishGate.authorNoName', { number }),
  ),
  'gate/affiliation-unknown': remarkKind({ name: Text }, ({ name }) =>
    t('publishGate.affiliationUnknown', { name }),
  ),
  'gate/not-doi': remarkKind({ given: Text }, ({ given }) => t('publishGate.notDoi', { given })),
  'gate/doi-taken': remarkKind({ doiHolder: Text, bare: Text }, ({ doiHolder, bare }) =>
    t('publishGate.doiTaken', { doiHolder, bare }),
  ),
  'gate/dates-out-of-order': remarkKind(
    { later: Text, date: Text, earlier: Text, earlierDate: Text },
    ({ later, date, earlier, earlierDate }) =>
      t('publishGate.datesOutOfOrder', { later, date, earlier, earlierDate }),
  ),
  'gate/published-after-day': remarkKind({ published: Text }, ({ published }) =>
    t('publishGate.publishedAfterDay', { published }),
  ),
  'gate/original-missing': remarkKind({ key: Text }, ({ key }) =>
    t('publishGate.originalMissing', { key }),
  ),
  'gate/original-is-translation': remarkKind({ key: Text }, ({ key }) =>
    t('publishGate.originalIsTranslation', { key }),
  ),
  'gate/issue-unknown': remarkKind({ issue: Text }, ({ issue }) =>
    t('publishGate.issueUnknown', { issue }),
  ),
  'gate/no-journal': remarkKind({ journal: Text }, ({ journal }) =>
    t('publishGate.noJournal', { journal }),
  ),
  'gate/file-missing': remarkKind({ name: Text }, ({ name }) =>
    t('publishGate.fileMissing', { name }),
  ),
  'gate/language-taken': remarkKind({}, () => t('fields.languageTaken')),
  /** `state`: of the manuscript. */
  'gate/last-proof-missing': remarkKind({ state: z.enum(SUBMISSION_STATE_NAMES) }, ({ state }) =>
    t('publishGate.lastProofMissing', { label: SUBMISSION_STATES[state].label, state }),
  ),
  /** `fault`: a code of `funderProblems` or `relationProblems`; `idType`: of a related work. */
  'gate/funder': remarkKind(
    { number: Count, fault: Text, idType: Text },
    ({ number, fault, idType }) =>
      t('publishGate.funderProblem', { number, problem: entryFaultText(fault, idType) }),
  ),
  'gate/relation': remarkKind(
    { number: Count, fault: Text, idType: Text },
    ({ number, fault, idType }) =>
      t('publishGate.relationProblem', { number, problem: entryFaultText(fault, idType) }),
  ),
  /** A fault of a deposit; what it does not have is empty. */
  'gate/crossref': remarkKind(
    { fault: Text, part: Text, count: Count, least: Count, most: Count },
    (values) => {
      const fault = DepositFaultSchema.safeParse(values).data ?? { fault: 'other' as const };
      return t('publishGate.crossrefWouldReject', { message: depositFaultText(fault) });
    },
  ),
} as const;
type GateRemarkCode = keyof typeof GATE_REMARKS;

const isKnown = (code: string): code is GateRemarkCode => Object.hasOwn(GATE_REMARKS, code);

/** A remark of the gate, or of the renderer, in the reader's language; null where this software does not know it. */
export const gateRemarkText = (remark: ReportRemark): string | null =>
  isKnown(remark.code) ? GATE_REMARKS[remark.code].text(remark.values) : remarkText(remark);

/** What the gate says: to be stored, and in the language of the page. */
export function gateWords<Code extends GateRemarkCode>(
  code: Code,
  values: z.output<(typeof GATE_REMARKS)[Code]['values']>,
): GateWords {
  const remark = { code, values: storedValues(values) };
  return { message: gateRemarkText(remark) ?? '', remark };
}
