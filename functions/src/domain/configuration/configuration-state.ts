import type { Configured } from '@quire/model/calls/mail';
import { mailReportsPath } from '@quire/model/office-paths';
import { type Asker, can } from '@quire/model/roles';
import type {
  FirebaseSettings,
  MailSettings,
  SignInProvider,
} from '../../platform/config/config.ts';
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
  if (reports.length === 0) return [['Reports', 'none in the last 30 days']];
  return reports.map(({ directive, blocked, disposition, count, lastAt, path }) => [
    `${directive}: ${blocked}${disposition === 'report' ? ' (not blocked)' : ''}`,
    `${count === 1 ? 'once' : `${count} times`}, last on ${lastAt.slice(0, 10)} at ${path}`,
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
    providers,
    reports,
  }: Settings,
): { origin: string; parts: Part[] } {
  requireSettings(person);
  const isSet = (value: string) => (value === '' ? 'not set' : 'set');
  const parts: Part[] = [
    {
      what: 'mail',
      isConfigured: mail.host !== '' && mail.from !== '',
      facts: [
        ['Server', `${mail.host}:${mail.port}`],
        ['Sender', mail.from],
        ['User', isSet(mail.user)],
        ['Password', isSet(mail.password)],
        [
          'Delivery reports',
          takesMailReports
            ? `accepted at ${origin}${mailReportsPath()}`
            : 'not accepted: only mails that the server refuses at once are recorded as bounced',
        ],
      ],
    },
    {
      what: 'storage',
      isConfigured: firebase.storageBucket !== '',
      facts: [
        ['Project', firebase.projectId],
        ['Bucket', firebase.storageBucket],
      ],
    },
    { what: 'search', isConfigured: search.isConfigured, facts: [...search.facts] },
    { what: 'institutions', isConfigured: ror !== null, facts: [['ROR', ror ?? 'not asked']] },
    { what: 'works', isConfigured: resolver !== null, facts: [['DOIs', resolver ?? 'not asked']] },
    {
      what: 'scanner',
      isConfigured: scanner !== '',
      facts: [['Address', scanner || 'none: uploads are not scanned']],
    },
    {
      what: 'similarity',
      isConfigured: similarity !== null,
      facts: [['Service', similarity ?? 'none: manuscripts are not compared with published texts']],
    },
    {
      what: 'sign-in',
      isConfigured: true,
      facts: [['Ways to sign in', ['e-mail and password', ...providers].join(', ')]],
    },
    { what: 'content-policy', isConfigured: true, facts: reportFacts(reports) },
  ];
  return { origin, parts };
}
