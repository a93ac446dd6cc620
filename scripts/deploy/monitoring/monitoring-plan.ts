/**
 * What Google Cloud watches of a press, in the shapes of its APIs: an uptime check of `/health`, a metric of errors, and who
 * is mailed when. Applied by `apply-monitoring.ts`; everything else about the state of a press is in its office.
 */

export interface WatchedPress {
  readonly project: string;
  /** `press.example`: where `/health` is asked. */
  readonly host: string;
  /** Who is mailed. */
  readonly email: string;
  /** A month, in whole units of the currency of the billing account; absent: no budget is set. */
  readonly budget?: { readonly amount: number; readonly currency: string };
}

/** Logs of all functions: Cloud Run runs them. */
const OF_FUNCTIONS = 'resource.type="cloud_run_revision"';

/** `projects.metrics` of the Cloud Logging API. */
export const ERROR_METRIC = {
  name: 'quire-errors',
  description: 'Errors in the log of the press',
  filter: `${OF_FUNCTIONS} AND severity>=ERROR`,
  metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
} as const;

/** `projects.notificationChannels` of the Cloud Monitoring API. */
export const channelOf = ({ email }: WatchedPress) => ({
  type: 'email',
  displayName: 'Quire: administrator',
  labels: { email_address: email },
});

/** `projects.uptimeCheckConfigs`: every five minutes from several regions. */
export const uptimeCheckOf = ({ project, host }: WatchedPress) => ({
  displayName: 'Quire: health of the press',
  monitoredResource: { type: 'uptime_url', labels: { project_id: project, host } },
  httpCheck: {
    path: '/health',
    port: 443,
    useSsl: true,
    validateSsl: true,
    acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
  },
  period: '300s',
  timeout: '10s',
});

const MINUTES_5 = '300s';

/** Mails of one fault come once in so long. */
const QUIET = '3600s';

const whenLogged = (displayName: string, filter: string, what: string) => ({
  displayName: `Quire: ${displayName}`,
  combiner: 'OR',
  conditions: [{ displayName, conditionMatchedLog: { filter: `${OF_FUNCTIONS} AND ${filter}` } }],
  alertStrategy: { notificationRateLimit: { period: QUIET }, autoClose: '86400s' },
  documentation: { content: what, mimeType: 'text/markdown' },
});

const whenAbove = (
  displayName: string,
  conditionThreshold: Readonly<Record<string, unknown>>,
  what: string,
) => ({
  displayName: `Quire: ${displayName}`,
  combiner: 'OR',
  conditions: [{ displayName, conditionThreshold }],
  alertStrategy: { autoClose: '86400s' },
  documentation: { content: what, mimeType: 'text/markdown' },
});

/**
 * `projects.alertPolicies`, without the channel that they mail to.
 *
 * @param uptimeCheck the id of the uptime check
 */
export const alertPolicies = (uptimeCheck: string) => [
  whenAbove(
    'press not reachable or failing',
    {
      filter: `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.labels.check_id="${uptimeCheck}"`,
      aggregations: [
        {
          alignmentPeriod: MINUTES_5,
          perSeriesAligner: 'ALIGN_NEXT_OLDER',
          crossSeriesReducer: 'REDUCE_COUNT_FALSE',
          groupByFields: ['resource.label.*'],
        },
      ],
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
      duration: MINUTES_5,
      trigger: { count: 1 },
    },
    'Two regions could not read `/health`, or it answered 503. Open `/health`: it names what is failing. **Tools** in the office shows the last run of each job.',
  ),
  whenAbove(
    'many errors',
    {
      filter: `${OF_FUNCTIONS} AND metric.type="logging.googleapis.com/user/${ERROR_METRIC.name}"`,
      aggregations: [
        {
          alignmentPeriod: MINUTES_5,
          perSeriesAligner: 'ALIGN_SUM',
          crossSeriesReducer: 'REDUCE_SUM',
        },
      ],
      comparison: 'COMPARISON_GT',
      thresholdValue: 25,
      duration: '0s',
      trigger: { count: 1 },
    },
    'More than 5 errors a minute for 5 minutes. In Logs Explorer: `severity>=ERROR`; a user’s reference is `jsonPayload.requestId`.',
  ),
  whenLogged(
    'something waits too long',
    'jsonPayload.code="health/exceeded"',
    'Mail waits, the search takes no changes, or a schedule does not run: `jsonPayload.figure` says which, `model/src/health.ts` has the limits.',
  ),
  whenLogged(
    'mail cannot be sent',
    'jsonPayload.code="mail/undeliverable"',
    'The mail server was not reached or a mail could not be made. **Mail** in the office shows it, with the server’s answer.',
  ),
  whenLogged(
    'a job failed',
    'jsonPayload.code="job/failed"',
    '`jsonPayload.job` says which. **Tools** in the office shows the reason.',
  ),
];

/** `billingAccounts.budgets` of the Cloud Billing Budget API: mails at half, at nine tenths, and at the whole. */
export const budgetOf = (
  { project, budget }: WatchedPress,
  channel: string,
): Readonly<Record<string, unknown>> | null =>
  budget
    ? {
        displayName: `Quire: ${project}`,
        budgetFilter: { projects: [`projects/${project}`] },
        amount: {
          specifiedAmount: { currencyCode: budget.currency, units: String(budget.amount) },
        },
        thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
        notificationsRule: { monitoringNotificationChannels: [channel] },
      }
    : null;
