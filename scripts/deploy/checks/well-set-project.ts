/** For tests: what Google's APIs answer of a project in which nothing is missing, by their paths without the query. */
import { DEFAULT_REGION } from '../../../model/src/constants.ts';

export const ID = 'tide-press';
const NUMBER = '123456789012';
const ACCOUNT = `${NUMBER}-compute@developer.gserviceaccount.com`;
const AUTH = `/admin/v2/projects/${ID}`;
const RUN = `/v1beta1/projects/${ID}/services/run.googleapis.com/consumerQuotaMetrics`;

export const PATHS = {
  rights: `/v1/projects/${ID}:testIamPermissions`,
  project: `/v1beta1/projects/${ID}`,
  plan: `/v1/projects/${ID}/billingInfo`,
  apis: `/v1/projects/${ID}/services:batchGet`,
  database: `/v1/projects/${ID}/databases/(default)`,
  bucket: `/v1alpha/projects/${ID}/defaultBucket`,
  locations: `/v2/projects/${ID}/locations`,
  functions: `/v2/projects/${ID}/locations/-/functions`,
  site: `/v1beta1/projects/${ID}/sites/${ID}`,
  secret: `/v1/projects/${ID}/secrets/SMTP_PASSWORD/versions/latest`,
  exports: '/storage/v1/b/tide-exports',
  quota: RUN,
  indexes: `/v1/projects/${ID}/databases/(default)/collectionGroups/-/indexes`,
  rules: `/v1/projects/${ID}:test`,
  policy: `/v1/projects/${ID}:getIamPolicy`,
  domain: `/v1beta1/projects/${ID}/sites/${ID}/customDomains/press.example`,
  config: `${AUTH}/config`,
  google: `${AUTH}/defaultSupportedIdpConfigs/google.com`,
  tokens: `/v1/projects/${ID}/serviceAccounts/${ACCOUNT}:getIamPolicy`,
} as const;

/** An answer, made from what was asked. */
type Answer = (asked: { readonly query: URLSearchParams; readonly body: unknown }) => unknown;

const STORAGE_AGENT = `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

export const WELL_SET: Readonly<Record<string, Answer>> = {
  // Grants whatever is asked about.
  [PATHS.rights]: ({ body }) => body,
  [PATHS.project]: () => ({ projectId: ID, projectNumber: NUMBER, state: 'ACTIVE' }),
  [PATHS.plan]: () => ({ billingAccountName: 'billingAccounts/0-1-2', billingEnabled: true }),
  [PATHS.apis]: ({ query }) => ({
    services: query.getAll('names').map((name) => ({ name, state: 'ENABLED' })),
  }),
  [PATHS.database]: () => ({ type: 'FIRESTORE_NATIVE', locationId: 'nam5' }),
  [PATHS.bucket]: () => ({
    bucket: { name: `projects/${ID}/buckets/${ID}.firebasestorage.app` },
  }),
  [PATHS.locations]: () => ({
    locations: [{ locationId: DEFAULT_REGION }],
  }),
  [PATHS.functions]: () => ({}),
  [PATHS.site]: () => ({ name: `projects/${ID}/sites/${ID}` }),
  [PATHS.secret]: () => ({ name: 'projects/1/secrets/SMTP_PASSWORD/versions/1', state: 'ENABLED' }),
  [PATHS.exports]: () => ({ location: 'EU' }),
  [PATHS.quota]: () => ({
    metrics: [
      {
        metric: 'run.googleapis.com/cpu_allocation',
        consumerQuotaLimits: [
          {
            quotaBuckets: [
              { effectiveLimit: '200000' },
              { effectiveLimit: '20000', dimensions: { region: DEFAULT_REGION } },
            ],
          },
        ],
      },
    ],
  }),
  [PATHS.indexes]: () => ({}),
  [PATHS.rules]: () => ({}),
  [PATHS.policy]: () => ({
    bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [STORAGE_AGENT] }],
  }),
  [PATHS.domain]: () => ({ hostState: 'HOST_ACTIVE', ownershipState: 'OWNERSHIP_ACTIVE' }),
  [PATHS.config]: () => ({
    signIn: { email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    authorizedDomains: ['localhost', 'press.example'],
  }),
  [PATHS.google]: () => ({ enabled: true }),
  [PATHS.tokens]: () => ({
    bindings: [
      {
        role: 'roles/iam.serviceAccountTokenCreator',
        members: [`serviceAccount:${ACCOUNT}`],
      },
    ],
  }),
};

/** `functions/.env.ID` of such a project. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  PRESS_REGION: DEFAULT_REGION,
  PRESS_ORIGIN: 'https://press.example',
  WEB_API_KEY: 'AIzaSyD-0123456789abcdefghijklmnopqrstu',
  SIGN_IN_PROVIDERS: '',
  SMTP_PORT: '465',
  SMTP_HOST: 'smtp.press.example',
  MAIL_SENDER: 'Tide Press <press@press.example>',
  BACKUP_BUCKET: 'tide-exports',
};

/** What the DNS says of the sender's domain, by names. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'press.example': ['v=spf1 include:mail.example -all'],
  'selector1._domainkey.press.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.press.example': ['v=DMARC1; p=quarantine'],
};
