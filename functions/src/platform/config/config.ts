/**
 * Every parameter and secret of the functions; no other module reads the environment. In the cloud
 * they are Firebase parameters, requested once on deploying; on a developer's machine `npm start`
 * sets the variables named QUIRE_*.
 */
import { stat } from 'node:fs/promises';
import { DEFAULT_REGION } from '@quire/model/constants';
import { isLanguage, type Language } from '@quire/model/messages/languages';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { z } from 'zod';

const env = process.env;
/** Parameters are not declared locally: the emulator would ask for each of them. */
const isLocal = env.FUNCTIONS_EMULATOR === 'true';

/** The function that this process is for; undefined where it is for all of them. */
export const functionTarget = (): string | undefined => env.FUNCTION_TARGET;

const params = isLocal
  ? null
  : {
      region: defineString('PRESS_REGION', {
        default: DEFAULT_REGION,
        label: 'Where the functions run: a region of Cloud Run, near the database',
      }),
      origin: defineString('PRESS_ORIGIN', {
        label: "The press's address, without a slash at the end: https://press.example",
      }),
      apiKey: defineString('WEB_API_KEY', { label: "The web app's API key (it is public)" }),
      smtpHost: defineString('SMTP_HOST', { label: 'The SMTP server that takes the mails' }),
      smtpPort: defineInt('SMTP_PORT', { default: 465 }),
      smtpUser: defineString('SMTP_USER', { default: '' }),
      providers: defineString('SIGN_IN_PROVIDERS', {
        default: '',
        label: 'Other ways to sign in that Authentication is set up for: google, orcid, or both',
      }),
      ror: defineString('ROR_API', {
        default: 'https://api.ror.org/v2',
        label:
          'Where pages find institutions by their names (ROR, or the press itself: https://press.example/ror); empty: nowhere',
      }),
      doiResolver: defineString('DOI_RESOLVER', {
        default: 'https://doi.org',
        label: 'Where the editor asks for works by their DOIs; empty: nowhere',
      }),
      crossref: defineString('CROSSREF_API', {
        default: '',
        label:
          'Where DOIs of references and citations of articles are looked up: https://api.crossref.org; empty: nowhere',
      }),
      indexNow: defineString('INDEXNOW_API', {
        default: '',
        label:
          'Which search engines are notified of new and changed pages: https://api.indexnow.org/indexnow; empty: none',
      }),
      feedHub: defineString('FEED_HUB', {
        default: '',
        label:
          'The WebSub hub that tells readers of feeds what is new: https://pubsubhubbub.appspot.com/; empty: none',
      }),
      orcid: defineString('ORCID_API', {
        default: 'https://pub.orcid.org/v3.0',
        label: 'Where the office asks whose an ORCID iD is; empty: nowhere',
      }),
      orcidSite: defineString('ORCID_SITE', {
        default: 'https://orcid.org',
        label:
          'Where people connect their iDs: https://orcid.org, or https://sandbox.orcid.org to try it',
      }),
      orcidClientId: defineString('ORCID_CLIENT_ID', {
        default: '',
        label: "The press's client of ORCID's member API: APP-…; empty: iDs are typed only",
      }),
      vies: defineString('VIES_API', {
        default: '',
        label:
          'Where VAT ids are checked: https://ec.europa.eu/taxation_customs/vies/rest-api; empty: by their form alone',
      }),
      passwordRanges: defineString('PASSWORD_RANGES', {
        default: '',
        label:
          'Where new passwords are compared with leaked ones: https://api.pwnedpasswords.com; empty: with our own list alone',
      }),
      backupBucket: defineString('BACKUP_BUCKET', {
        default: '',
        label: 'The bucket that documents and accounts are exported to every day; empty: none',
      }),
      scanner: defineString('MALWARE_SCANNER', {
        default: '',
        label:
          'Where a clamd listens that scans uploads: clamd://10.0.0.5:3310; empty: uploads are not scanned',
      }),
      similarity: defineString('SIMILARITY_API', {
        default: '',
        label:
          'The similarity service (Turnitin Core API v1): https://your-tenant.turnitin.com/api/v1; empty: none',
      }),
      algoliaApp: defineString('ALGOLIA_APP_ID', {
        default: '',
        label: 'The Algolia application that the search asks; empty: there is no search',
      }),
      algoliaSearchKey: defineString('ALGOLIA_SEARCH_KEY', {
        default: '',
        label: "Algolia's search-only key (it is public)",
      }),
      algoliaPrefix: defineString('ALGOLIA_PREFIX', {
        default: '',
        label: 'What the names of its indices begin with, where presses share an application',
      }),
      appCheck: defineString('APP_CHECK', {
        default: '',
        label: 'Whether calls of visitors and uploads need a token of App Check: on; empty: off',
      }),
      appCheckSiteKey: defineString('APP_CHECK_SITE_KEY', {
        default: '',
        label: "App Check's reCAPTCHA Enterprise site key (it is public)",
      }),
      appId: defineString('WEB_APP_ID', {
        default: '',
        label: "The web app's id, which App Check needs (it is public)",
      }),
      cards: defineString('CARD_PROVIDER', {
        default: '',
        label: 'Who takes cards for the press: stripe; empty: bank transfers alone',
      }),
      stripeHost: defineString('STRIPE_HOST', {
        default: 'https://api.stripe.com',
        label: "The payment provider's API",
      }),
      sender: defineString('MAIL_SENDER', { label: 'Sender of mails: Press <press@example.org>' }),
    };
const smtpPassword = isLocal ? null : defineSecret('SMTP_PASSWORD');
const stripeSecret = isLocal ? null : defineSecret('STRIPE_SECRET');
const stripeWebhookSecret = isLocal ? null : defineSecret('STRIPE_WEBHOOK_SECRET');
/** 32 random bytes in base64: secrets of second factors are sealed with it. */
const secondFactorKey = isLocal ? null : defineSecret('SECOND_FACTOR_KEY');
/** `none` where there is no similarity service. */
const similarityKey = isLocal ? null : defineSecret('SIMILARITY_KEY');
/** `none` where no delivery reports are received. */
const mailReportsKeyParam = isLocal ? null : defineSecret('MAIL_REPORTS_KEY');
/** `none` where there is no search: Firebase wants a value for every secret. */
const algoliaAdminKey = isLocal ? null : defineSecret('ALGOLIA_ADMIN_KEY');

/** JSON, `RegistrationAccountsSchema`; `none` where no DOIs are registered. */
const registrationAccountsParam = isLocal ? null : defineSecret('REGISTRATION_ACCOUNTS');

/** `none` where the press has no client of ORCID's member API. */
const orcidClientSecret = isLocal ? null : defineSecret('ORCID_CLIENT_SECRET');

const SECRETS = [
  ...[smtpPassword, stripeSecret, stripeWebhookSecret, secondFactorKey, algoliaAdminKey],
  ...[mailReportsKeyParam, similarityKey, registrationAccountsParam, orcidClientSecret],
];

/** What other programs are started with: the environment without any secret. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const names = SECRETS.map((secret) => secret?.name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/** Secrets a function must name to be given them. */
export const MAIL_SECRETS = smtpPassword ? [smtpPassword] : [];
export const CARD_SECRETS =
  stripeSecret && stripeWebhookSecret ? [stripeSecret, stripeWebhookSecret] : [];

/** The same of what asks the similarity service. */
export const SIMILARITY_SECRETS = similarityKey ? [similarityKey] : [];
/** The same of what takes reports of mails that came back. */
export const MAIL_REPORT_SECRETS = mailReportsKeyParam ? [mailReportsKeyParam] : [];
/** The same of what sets up and asks for second factors. */
export const SECOND_FACTOR_SECRETS = secondFactorKey ? [secondFactorKey] : [];
/** The same of whatever writes to the search's indices. */
export const SEARCH_SECRETS = algoliaAdminKey ? [algoliaAdminKey] : [];
/** The same of what registers DOIs. */
export const REGISTRATION_SECRETS = registrationAccountsParam ? [registrationAccountsParam] : [];

/** The same of what connects iDs and writes to ORCID. */
export const ORCID_SECRETS = orcidClientSecret ? [orcidClientSecret] : [];

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

/** Where mails go out. */
export function mailSettings(): MailSettings {
  return {
    host: params ? params.smtpHost.value() : (env.QUIRE_SMTP_HOST ?? '127.0.0.1'),
    port: params ? params.smtpPort.value() : Number(env.QUIRE_SMTP_PORT ?? 1025),
    user: params ? params.smtpUser.value() : '',
    password: smtpPassword ? smtpPassword.value() : '',
    from: params
      ? params.sender.value()
      : (env.QUIRE_MAIL_SENDER ?? 'Saltmarsh Press <press@saltmarsh.example>'),
  };
}

/** What the mail server proves itself with when it hands in delivery reports; null where none are taken. */
export function mailReportsKey(): string | null {
  const key = mailReportsKeyParam
    ? mailReportsKeyParam.value()
    : (env.QUIRE_MAIL_REPORTS_KEY ?? '');
  return key.length >= 16 ? key : null;
}

/** What secrets of second factors are sealed with, as it is set; empty where nothing is. */
export function secondFactorSealKey(): string {
  return secondFactorKey ? secondFactorKey.value() : (env.QUIRE_SECOND_FACTOR_KEY ?? '');
}

/**
 * What the pages of a developer's press are in, where it is another language than texts are written in first: the
 * pseudo-languages are there to try layouts with. A real press has none of them.
 */
export function pressLanguage(): Language | null {
  const tag = params ? '' : (env.QUIRE_LANGUAGE ?? '');
  return isLanguage(tag) ? tag : null;
}

const PROVIDERS = ['google', 'orcid'] as const;
export type SignInProvider = (typeof PROVIDERS)[number];

/** Ways to sign in other than e-mail and password, as set up in Firebase Auth. */
export function signInProviders(): SignInProvider[] {
  const named = params ? params.providers.value() : (env.QUIRE_SIGN_IN_PROVIDERS ?? '');
  return PROVIDERS.filter((provider) => named.split(/[\s,]+/).includes(provider));
}

/** What App Check needs. On a developer's machine a debug token stands for all that Google would look at. */
export type AppCheckSettings =
  | { readonly siteKey: string; readonly appId: string }
  | { readonly debugToken: string };

/**
 * How browsers prove that they run the press's own pages; null where App Check is off, which is the default. If
 * it is switched on without a key or an app's id, every call is refused.
 */
export function appCheckSettings(): AppCheckSettings | null {
  if (!params) {
    const debugToken = env.QUIRE_APP_CHECK_DEBUG_TOKEN ?? '';
    return debugToken ? { debugToken } : null;
  }
  if (params.appCheck.value() !== 'on') return null;
  return { siteKey: params.appCheckSiteKey.value(), appId: params.appId.value() };
}

export interface CardSettings {
  readonly host: string;
  readonly secret: string;
  readonly webhookSecret: string;
}

/** Whether cards are taken at all: pages offer nothing else then but bank transfers. */
export function takesCards(): boolean {
  return params ? params.cards.value() === 'stripe' : Boolean(env.QUIRE_STRIPE_HOST);
}

/**
 * How the payment provider is asked, by functions that name `CARD_SECRETS`; null where no cards are taken.
 * As they are set: whether they can be worked with, `cardProviderOf` says.
 */
export function cardSettings(): CardSettings | null {
  if (!takesCards()) return null;
  const host = params ? params.stripeHost.value() : (env.QUIRE_STRIPE_HOST ?? '');
  const secret = stripeSecret ? stripeSecret.value() : (env.QUIRE_STRIPE_SECRET ?? '');
  const webhookSecret = stripeWebhookSecret
    ? stripeWebhookSecret.value()
    : (env.QUIRE_STRIPE_WEBHOOK_SECRET ?? '');
  return { host, secret, webhookSecret };
}

/** With what DOIs of a prefix are registered, by functions that name `REGISTRATION_SECRETS`. */
const RegistrationAccountsSchema = z.array(
  z.object({
    prefix: z.string().regex(/^10\.\d{4,9}$/),
    /** Of DOAJ, which registers no DOIs: where articles with DOIs of this prefix are sent as well. */
    agency: z.enum(['crossref', 'datacite', 'doaj']),
    /** Of Crossref, the role, or `mail@example.org/role`; of DataCite, the repository; of DOAJ, the name of the account. */
    login: z.string().min(1),
    /** Of DOAJ, the API key. */
    password: z.string().min(1),
    /** Of DOAJ: the keys of the journals that it lists; absent: all of the prefix. */
    journals: z.array(z.string()).optional(),
    /** Of Crossref: its queue, which it recommends, or the address that answers at once. */
    via: z.enum(['servlet', 'v2']).default('servlet'),
  }),
);
export type RegistrationAccount = z.infer<typeof RegistrationAccountsSchema>[number];

/** The accounts as they are set; none for `none`. Throws where they cannot be read, without telling what is in them. */
export function registrationAccounts(): readonly RegistrationAccount[] {
  const named = registrationAccountsParam
    ? registrationAccountsParam.value()
    : (env.QUIRE_REGISTRATION_ACCOUNTS ?? '');
  const text = named.trim();
  if (!text || text === 'none') return [];
  try {
    return RegistrationAccountsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('REGISTRATION_ACCOUNTS is not a list of accounts: docs/deploy.md');
  }
}

export interface RegistrationHosts {
  readonly crossref: string;
  /** Of its address that answers at once. */
  readonly crossrefSync: string;
  readonly datacite: string;
  /** Its website, in which the API is. There is no test system: nothing is sent there in test mode. */
  readonly doaj: string;
}

const REGISTRATION_HOSTS = {
  real: {
    crossref: 'https://doi.crossref.org',
    crossrefSync: 'https://api.crossref.org',
    datacite: 'https://api.datacite.org',
    doaj: 'https://doaj.org',
  },
  test: {
    crossref: 'https://test.crossref.org',
    crossrefSync: 'https://test.crossref.org',
    datacite: 'https://api.test.datacite.org',
    doaj: 'https://doaj.org',
  },
} as const;

/** Where DOIs are registered; on a developer's machine, where an agency runs for it. Null: nowhere. */
export function registrationHosts(isTest: boolean): RegistrationHosts | null {
  if (!isLocal) return isTest ? REGISTRATION_HOSTS.test : REGISTRATION_HOSTS.real;
  const crossref = (env.QUIRE_CROSSREF_HOST ?? '').replace(/\/+$/, '');
  const datacite = (env.QUIRE_DATACITE_HOST ?? '').replace(/\/+$/, '');
  const doaj = (env.QUIRE_DOAJ_HOST ?? '').replace(/\/+$/, '');
  if (![crossref, datacite, doaj].every((host) => URL.canParse(host))) return null;
  return { crossref, crossrefSync: crossref, datacite, doaj };
}

/** ROR's API, asked by pages for institutions; null where they are to be typed only. */
export function rorApi(): string | null {
  const api = (params ? params.ror.value() : (env.QUIRE_ROR_API ?? '')).replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

/** Where works are asked for by their DOIs, by functions; null where they are to be pasted only. */
export function doiResolver(): string | null {
  const named = params ? params.doiResolver.value() : (env.QUIRE_DOI_RESOLVER ?? '');
  const resolver = named.replace(/\/+$/, '');
  return URL.canParse(resolver) ? resolver : null;
}

/** Crossref's public API, which functions ask for DOIs of references and for citations; null where it is not used. */
export function crossrefApi(): string | null {
  const named = params ? params.crossref.value() : (env.QUIRE_CROSSREF_API ?? '');
  const api = named.trim().replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

const addressOf = (named: string): string | null => {
  const address = named.trim();
  return URL.canParse(address) ? address : null;
};

/** Where search engines are notified of changed pages (IndexNow); null where none is told. */
export const indexNowApi = (): string | null =>
  addressOf(params ? params.indexNow.value() : (env.QUIRE_INDEXNOW_API ?? ''));

/** The hub that the press's feeds name (WebSub); null where they name none. */
export const feedHub = (): string | null =>
  addressOf(params ? params.feedHub.value() : (env.QUIRE_FEED_HUB ?? ''));

/** ORCID's public API, which functions use to look up iDs; null where it is not used. */
export function orcidApi(): string | null {
  const named = params ? params.orcid.value() : (env.QUIRE_ORCID_API ?? '');
  const api = named.replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

export interface OrcidSettings {
  /** `https://orcid.org`: where people sign in. */
  readonly site: string;
  /** `https://api.orcid.org/v3.0` */
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where people connect their iDs; null where iDs are typed only. */
export function orcidSite(): string | null {
  const named = params ? params.orcidSite.value() : (env.QUIRE_ORCID_SITE ?? '');
  const clientId = params ? params.orcidClientId.value() : (env.QUIRE_ORCID_CLIENT_ID ?? '');
  const site = named.replace(/\/+$/, '');
  return clientId && URL.canParse(site) ? site : null;
}

/** The same with the client's secret, for functions that name `ORCID_SECRETS`; null where there is none. */
export function orcidSettings(): OrcidSettings | null {
  const site = orcidSite();
  const clientId = params ? params.orcidClientId.value() : (env.QUIRE_ORCID_CLIENT_ID ?? '');
  const clientSecret = orcidClientSecret
    ? orcidClientSecret.value()
    : (env.QUIRE_ORCID_CLIENT_SECRET ?? '');
  if (!site || !clientSecret || clientSecret === 'none') return null;
  // ORCID's API is a host of its own, `api.` before the site's; on a developer's machine it is the same.
  const api = isLocal ? site : site.replace('://', '://api.');
  return { site, api: `${api}/v3.0`, clientId, clientSecret };
}

/** VIES's API, which functions use to check VAT ids; null where it is not used. */
export function viesApi(): string | null {
  const named = params ? params.vies.value() : (env.QUIRE_VIES_API ?? '');
  const api = named.replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

/** The API that lists leaked passwords by ranges of their hashes; null where it is not used. */
export function passwordRanges(): string | null {
  const named = params ? params.passwordRanges.value() : (env.QUIRE_PASSWORD_RANGES ?? '');
  const ranges = named.replace(/\/+$/, '');
  return URL.canParse(ranges) ? ranges : null;
}

/** The bucket of the daily export; null where nothing is exported, and on a developer's machine. */
export function backupBucket(): string | null {
  return params?.backupBucket.value().trim() || null;
}

export interface SimilaritySettings {
  /** `https://your-tenant.turnitin.com/api/v1` */
  readonly api: string;
  readonly key: string;
}

/** Where manuscripts are compared with published texts; null where they are not. */
export function similarityApi(): string | null {
  const named = params ? params.similarity.value() : (env.QUIRE_SIMILARITY_API ?? '');
  const api = named.trim().replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

/** The same with the key, for functions that name `SIMILARITY_SECRETS`. */
export function similaritySettings(): SimilaritySettings | null {
  const [api, key] = [
    similarityApi(),
    similarityKey ? similarityKey.value() : (env.QUIRE_SIMILARITY_KEY ?? ''),
  ];
  return api && key && key !== 'none' ? { api, key } : null;
}

/** The address of the clamd that scans uploads, as it was typed; empty where nothing is scanned. */
export function malwareScanner(): string {
  return (params ? params.scanner.value() : (env.QUIRE_MALWARE_SCANNER ?? '')).trim();
}

/** What a browser may know of the search: with this key nothing can be changed. */
export interface PublicSearch {
  readonly appId: string;
  readonly searchKey: string;
  /** What the names of indices begin with. */
  readonly prefix: string;
  /** Where it answers, if not where Algolia does: `http://127.0.0.1:8108`. */
  readonly host?: string;
}

/** Where the search is; null where there is none. */
export function publicSearch(): PublicSearch | null {
  const appId = params ? params.algoliaApp.value() : (env.ALGOLIA_APP_ID ?? '');
  const searchKey = params ? params.algoliaSearchKey.value() : (env.ALGOLIA_SEARCH_KEY ?? '');
  if (!appId || !searchKey) return null;
  const prefix = params ? params.algoliaPrefix.value() : (env.ALGOLIA_PREFIX ?? '');
  // Algolia's own hosts follow from the application; another is for developers alone.
  const host = isLocal ? env.ALGOLIA_HOST : undefined;
  return { appId, searchKey, prefix, ...(host && URL.canParse(host) ? { host } : {}) };
}

export interface SearchSettings extends PublicSearch {
  readonly adminKey: string;
}

/** The same with the key that writes, for functions which name `SEARCH_SECRETS`. */
export function searchSettings(): SearchSettings | null {
  const found = publicSearch();
  const adminKey = algoliaAdminKey ? algoliaAdminKey.value() : (env.ALGOLIA_ADMIN_KEY ?? '');
  return found && adminKey && adminKey !== 'none' ? { ...found, adminKey } : null;
}

/**
 * The code printed by `npm start`, with which its press is set up; null in the cloud, where it is in the functions'
 * log.
 */
export function setupCode(): string | null {
  return (isLocal && env.QUIRE_SETUP_CODE) || null;
}

/**
 * The DNS servers that the checklist uses; empty: those of the machine. Null on a developer's machine, unless one
 * is named: its press has no public DNS records.
 */
export function dnsServers(): readonly string[] | null {
  if (!isLocal) return [];
  return env.QUIRE_DNS_SERVER ? [env.QUIRE_DNS_SERVER] : null;
}

/** The press's own address, as readers type it. */
export function pressOrigin(): string {
  const origin = params ? params.origin.value() : (env.QUIRE_ORIGIN ?? 'http://127.0.0.1:5000');
  return origin.replace(/\/+$/, '');
}

export interface PrintSettings {
  /** Only what was published after this moment (ISO) is printed. */
  readonly since: string | undefined;
  /** The browser to print with, where the usual places have none. */
  readonly chromium: string | undefined;
}

/**
 * How PDFs are printed; null where none are to be printed now. On a developer's machine printing
 * waits until the demo press is loaded (a file says so), and journeys leave the demo's papers alone.
 */
export async function printSettings(): Promise<PrintSettings | null> {
  const after = isLocal ? env.QUIRE_PRINT_AFTER : undefined;
  const chromium = isLocal ? env.CHROME_PATH : undefined;
  if (after === undefined) return { since: undefined, chromium };
  const file = await stat(after).catch(() => null);
  if (!file) return null;
  return { since: env.QUIRE_PRINT === 'new' ? file.mtime.toISOString() : undefined, chromium };
}

const FirebaseConfigSchema = z.object({ projectId: z.string(), storageBucket: z.string() });

/** `host:port` of each part of the local Firebase. */
interface LocalHosts {
  readonly firestore: string;
  readonly storage: string;
  readonly auth: string;
  readonly functions: string;
}

/** For the options of functions: deploying puts the parameter's value in its place. */
export const functionsRegion = () => params?.region ?? DEFAULT_REGION;

export interface FirebaseSettings {
  readonly projectId: string;
  /** Where its functions run. */
  readonly region: string;
  readonly storageBucket: string;
  readonly apiKey: string;
  readonly local: LocalHosts | null;
}

/** Which Firebase project this is, and where its local stand-ins listen, if these are used. */
export function firebaseSettings(): FirebaseSettings {
  const { projectId, storageBucket } = FirebaseConfigSchema.parse(
    JSON.parse(env.FIREBASE_CONFIG ?? '{}'),
  );
  const apiKey = params ? params.apiKey.value() : 'local';
  const region = params ? params.region.value() : DEFAULT_REGION;
  if (!isLocal) return { projectId, region, storageBucket, apiKey, local: null };
  const local = {
    firestore: env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
    functions: env.QUIRE_FUNCTIONS_HOST ?? '127.0.0.1:5001',
  };
  return { projectId, region, storageBucket, apiKey, local };
}
