/** What a health check says about a record, and why a run of a tool has failed. */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { HEALTH_CHECKS, type HealthCode } from './health.ts';
import { remarkKind } from './remark-kind.ts';

const HEALTH_CODES = Object.keys(HEALTH_CHECKS) as [HealthCode, ...HealthCode[]];
const Text = z.string();

export const HEALTH_REMARKS = {
  /** A finding with a name or an address. */
  'finding-about': remarkKind({ finding: z.enum(HEALTH_CODES), about: Text }, (values) =>
    t('officeReports.findingAbout', {
      finding: HEALTH_CHECKS[values.finding],
      about: values.about,
    }),
  ),
  'other-revision': remarkKind(
    { seen: Text, seenStatus: Text, recorded: z.number(), recordedStatus: Text },
    ({ seen, seenStatus, recorded, recordedStatus }) =>
      t('officeReports.otherRevision', { seen, seenStatus, recorded, recordedStatus }),
  ),
  'doi-twice': remarkKind({ doi: Text, first: Text }, ({ doi, first }) =>
    t('officeReports.doiTwice', { doi, first }),
  ),
} as const;

export const FAILURE_REMARKS = {
  'other-tool': remarkKind({}, () => t('officeReports.otherTool')),
  'no-such-step': remarkKind({}, () => t('officeReports.noSuchStep')),
  'file-gone': remarkKind({ name: Text }, ({ name }) => t('officeReports.fileGone', { name })),
  'file-not-utf8': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.fileNotUtf8', { name }),
  ),
  'columns-missing': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.columnsMissing', { name }),
  ),
  'works-missing': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.worksMissing', { name }),
  ),
  'file-not-json': remarkKind({ name: Text, reason: Text }, ({ name, reason }) =>
    t('officeReports.fileNotJson', { name, reason }),
  ),
  'list-unreadable': remarkKind({ name: Text }, ({ name }) =>
    t('officeReports.listUnreadable', { name }),
  ),
  'papers-missing': remarkKind({}, () => t('officeReports.papersMissing')),
  'search-not-set-up': remarkKind({}, () => t('officeReports.searchNotSetUp')),
  /** Not foreseen: the reason is what the software itself says. */
  'broke-off': remarkKind({ reason: Text }, ({ reason }) =>
    t('officeReports.brokeOff', { reason }),
  ),
} as const;
