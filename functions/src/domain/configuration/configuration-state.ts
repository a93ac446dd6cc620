import type { Configured } from '@quire/model/calls/mail';
import { shortDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { mailReportsPath } from '@quire/model/office-paths';
import { type Asker, can } from '@quire/model/roles';
import type { FirebaseSettings } from '../../platform/config/firebase-settings.ts';
import type { MailSettings } from '../../platform/config/mail-settings.ts';
import type { SignInProvider } from '../../platform/config/sign-in-providers.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { StoredPolicyReport } from './policy-reports.ts';

/** Settings and services outside the press's database. */
export interface Settings {
  readonly origin: string;
  readonly mail: MailSettings;
  /** Whether bounces are reported. */
  readonly takesMailReports: boolean;
  readonly firebase: Pick<FirebaseSettings, 'projectId' | 'storageBucket'>;
  /** The state of the search: `searchFacts`. */
  readonly search: { readonly isConfigured: boolean; readonly facts: readonly [string, string][] };
  readonly ror: string | null;
  readonly resolver: string | null;
  /** As `MALWARE_SCANNER` names it; empty if files are not scanned. */
  readonly scanner: string;
  /** The similarity service's API; null where there is none. */
  readonly similarity: string | null;
  /** Where people connect their ORCID iDs; null where they are typed only. */
  readonly orcid: string | null;
  readonly providers: readonly SignInProvider[];
  /** Reports of browsers about pages. */
  readonly reports: readonly StoredPolicyReport[];
}

interface Part {
  readonly what: Configured;
  readonly isConfigured: boolean;
  readonly facts: [string, string][];
}

function reportFacts(reports: readonly StoredPolicyReport[]): [string, string][] {
  if (reports.length === 0) return [[t('officeJobs.reports'), t('officeJobs.noReports')]];
  return reports.map(({ directive, blocked, disposition, count, lastAt, path }) => [
    disposition === 'report'
      ? t('officeJobs.notBlocked', { what: `${directive}: ${blocked}` })
      : `${directive}: ${blocked}`,
    t('officeJobs.reportedTimes', { count, date: shortDate(lastAt.slice(0, 10)), path }),
  ]);
}

/** Only admins may view and test the configuration. Throws `Refused`. */
export function requireSettings(person: Asker): void {
  if (!can(person, 'press.edit')) throw new Refused('access/denied');
}

/**
 * The settings and their values. Each field is listed, so that a new one is not exposed by accident; for a secret, only
 * whether it is set. Throws `Refused`.
 */
export function configurationState(
  person: Asker,
  {
    origin,
    mail,
    takesMailReports,
    firebase,
    search,
    ror,
    resolver,
    scanner,
    similarity,
    orcid,
    providers,
    reports,
  }: Settings,
): { origin: string; parts: Part[] } {
  requireSettings(person);
  const isSet = (value: string) => (value === '' ? t('officeJobs.notSet') : t('officeJobs.isSet'));
  const parts: Part[] = [
    {
      what: 'mail',
      isConfigured: mail.host !== '' && mail.from !== '',
      facts: [
        [t('officeJobs.server'), `${mail.host}:${mail.port}`],
        [t('officeJobs.sender'), mail.from],
        [t('officeJobs.user'), isSet(mail.user)],
        [t('officeJobs.password'), isSet(mail.password)],
        [
          t('officeJobs.deliveryReports'),
          takesMailReports
            ? t('officeJobs.deliveryReportsAt', { address: `${origin}${mailReportsPath()}` })
            : t('officeJobs.noDeliveryReports'),
        ],
      ],
    },
    {
      what: 'storage',
      isConfigured: firebase.storageBucket !== '',
      facts: [
        [t('officeJobs.project'), firebase.projectId],
        [t('officeJobs.bucket'), firebase.storageBucket],
      ],
    },
    { what: 'search', isConfigured: search.isConfigured, facts: [...search.facts] },
    {
      what: 'institutions',
      isConfigured: ror !== null,
      facts: [['ROR', ror ?? t('officeJobs.notAsked')]],
    },
    {
      what: 'works',
      isConfigured: resolver !== null,
      facts: [['DOIs', resolver ?? t('officeJobs.notAsked')]],
    },
    {
      what: 'scanner',
      isConfigured: scanner !== '',
      facts: [[t('officeJobs.address'), scanner || t('officeJobs.noScanner')]],
    },
    {
      what: 'similarity',
      isConfigured: similarity !== null,
      facts: [[t('officeJobs.service'), similarity ?? t('officeJobs.noSimilarity')]],
    },
    {
      what: 'orcid',
      isConfigured: orcid !== null,
      facts: [[t('officeJobs.service'), orcid ?? t('officeJobs.noOrcid')]],
    },
    {
      what: 'sign-in',
      isConfigured: true,
      facts: [
        [t('officeJobs.waysToSignIn'), [t('officeJobs.emailAndPassword'), ...providers].join(', ')],
      ],
    },
    { what: 'content-policy', isConfigured: true, facts: reportFacts(reports) },
  ];
  return { origin, parts };
}
