/** Why a paper's folder was not imported. */
import { z } from 'zod';
import { errorMessage } from '../errors.ts';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';

const Text = z.string();

/** Refusals of files by the malware scanner. */
export const SCAN_REFUSALS = ['file/infected', 'file/not-scanned', 'file/scanner-away'] as const;

export const PAPER_REMARKS = {
  'paper-journal-missing': remarkKind({ journal: Text }, ({ journal }) =>
    t('officeReports.paperJournalMissing', { journal }),
  ),
  'paper-issue-missing': remarkKind({ issue: Text, journal: Text }, ({ issue, journal }) =>
    t('officeReports.paperIssueMissing', { issue, journal }),
  ),
  'paper-bad-name': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.paperBadName', { name }),
  ),
  'file-bad-name': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.fileBadName', { name }),
  ),
  'file-not-uploaded': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.fileNotUploaded', { name }),
  ),
  'file-too-large': remarkKind({ name: Text, most: z.number() }, ({ name, most }) =>
    t('officeReports.fileTooLarge', { name, most }),
  ),
  'paper-too-large': remarkKind({ most: z.number() }, ({ most }) =>
    t('officeReports.paperTooLarge', { most }),
  ),
  'file-refused': remarkKind(
    { refusal: z.enum(SCAN_REFUSALS), name: Text, found: Text, reason: Text },
    ({ refusal, ...values }) => errorMessage(refusal, values),
  ),
  'key-of-other': remarkKind({ key: Text, title: Text }, ({ key, title }) =>
    t('officeReports.keyOfOther', { key, title }),
  ),
  'own-paper': remarkKind({}, () => t('officeReports.ownPaper')),
  'has-manuscript': remarkKind({}, () => t('officeReports.hasManuscript')),
  'not-publishable': remarkKind({ status: Text }, ({ status }) =>
    t('officeReports.notPublishable', { status }),
  ),
} as const;
