import { access, rm } from 'node:fs/promises';
import {
  LOCAL_CARD_SECRET,
  LOCAL_CARD_WEBHOOK_SECRET,
} from '../../local/src/card-provider/keys.ts';
import { localOrcidClient } from '../../local/src/orcid-registry/demo-client.ts';
import { LOCAL_REGISTRATION_ACCOUNTS } from '../../local/src/registration-agency/demo-accounts.ts';
import { LOCAL_CREDENTIALS } from '../../local/src/search/http/keys.ts';
import type { Addresses } from '../../local/src/stack/addresses.ts';
import type { Programs } from '../../local/src/stack/environment.ts';
import type { Folders } from '../../local/src/stack/folders.ts';
import type { PortChoice, Ports } from '../../local/src/stack/ports.ts';
import { type Emulator, type Stack, startStack } from '../../local/src/stack/stack.ts';
import type { Language } from '../../model/src/messages/languages.ts';
import { BUILDS, isStale, runBuild } from '../build/build.ts';
import { writePublicFiles } from '../hosting/public-files.ts';
import type { Progress } from '../terminal/progress.ts';
import { demoMark, isDemoLoaded, loadDemo } from './demo.ts';

export interface PressOptions {
  folders: Folders;
  ports?: Partial<Ports>;
  programs?: Programs;
  only?: readonly Emulator[];
  /** Load the demo press if these data have never had it. */
  demo: boolean;
  /** With which a press without an administrator is set up. */
  setupCode?: string;
  /** For developers: functions are reloaded whenever they are rebuilt. */
  live?: boolean;
  /** What its pages are in: a pseudo-language, to try layouts with. */
  language?: Language;
  /** Begin with nothing. */
  fresh: boolean;
  /** Shows one step of the work. */
  step: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  progress: Progress;
  onMoved?: (moved: PortChoice['moved']) => void;
  signal: AbortSignal;
}

/**
 * Builds what is stale, starts the local Firebase and loads the demo press the first time.
 * Rejects with `BuildFailed`, `AlreadyRunning` or the part that failed, having stopped the rest.
 */
export async function startPress(options: PressOptions): Promise<Stack> {
  const { folders, step, signal } = options;
  const programs =
    options.programs ?? (process.env.QUIRE_PROGRAMS === 'google' ? 'google' : 'node');
  const known = new Map<string, Uint8Array>();
  for (const build of BUILDS) {
    if (await isStale(folders.root, build, known)) {
      await step(`Building ${build.label}`, () => runBuild(folders.root, build));
    }
    signal.throwIfAborted();
  }
  if (options.fresh) await rm(folders.data, { recursive: true, force: true });
  const hasKeptData = await isThere(folders.firestore);
  const stack = await step('Starting the local Firebase', () =>
    startStack({
      folders,
      signal,
      functionsEnvironment: (addresses) => ({
        ...functionsEnvironment(addresses),
        // Printing the demo's articles must not keep people waiting for the demo.
        ...(options.demo && { QUIRE_PRINT_AFTER: demoMark(folders) }),
        ...(options.language && { QUIRE_LANGUAGE: options.language }),
        ...(options.setupCode && { QUIRE_SETUP_CODE: options.setupCode }),
      }),
      ...(options.ports && { ports: options.ports }),
      programs,
      preparePublic: (folder, { press }) => writePublicFiles(folder, press),
      cardWebhook: ({ press }) => `${press}/card/events`,
      // Schemas are no part of the project, and examining by them takes seconds: whoever wants it names them.
      standards: process.env.QUIRE_STANDARDS ?? null,
      ...(options.live && { live: true }),
      ...(options.only && { only: options.only }),
      ...(options.onMoved && { onMoved: options.onMoved }),
    }),
  );
  try {
    if (options.demo && !(await isDemoLoaded(folders))) {
      const notice = await step('Loading the demo press', () => loadInto(stack, options));
      if (notice) console.warn(`  ${notice}`);
    }
    // Kept data may be an earlier version's. Nobody waits for it: most have nothing to be done.
    if (hasKeptData && !options.only)
      stack.runJob('hourly', 'migrateRecords').catch(sayNotMigrated);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Loads the demo press, which waits for what functions do as long as they live: it ends with any part. */
async function loadInto(
  { died }: Stack,
  { folders, progress, signal }: PressOptions,
): Promise<string | null> {
  const ended = new AbortController();
  void died.then((part) => {
    ended.abort(new Error(`${part} has ended while the demo press was loaded.`));
  });
  try {
    return await loadDemo(folders, progress, AbortSignal.any([signal, ended.signal]));
  } catch (error) {
    ended.signal.throwIfAborted();
    throw error;
  }
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

function sayNotMigrated(error: unknown): void {
  console.warn(
    `  The kept data were not brought to this version: ${String(error)} See Dashboard → Tools.`,
  );
}

/** Seals the second factors of this machine's press: 32 bytes, and no secret. */
const LOCAL_SECOND_FACTOR_KEY = Buffer.alloc(32, 'local').toString('base64');

/** Reports of mails that came back are taken with it: no secret on this machine. */
const LOCAL_MAIL_REPORTS_KEY = 'local-mail-reports-key';

/** How functions sign in at the local registration agency, by prefix. */
const registrationAccounts = () =>
  LOCAL_REGISTRATION_ACCOUNTS.flatMap(({ prefixes, agency, login, password, journals }) =>
    prefixes.map((prefix) => ({ prefix, agency, login, password, journals, via: 'servlet' })),
  );

/** What functions are told about the press they run in (see functions/src/platform/config). */
function functionsEnvironment(addresses: Addresses): Record<string, string> {
  const smtp = new URL(addresses.smtp);
  const orcidClient = localOrcidClient(addresses.press);
  return {
    QUIRE_ORIGIN: addresses.press,
    QUIRE_SMTP_HOST: smtp.hostname,
    QUIRE_SMTP_PORT: smtp.port,
    ALGOLIA_HOST: addresses.search,
    ALGOLIA_APP_ID: LOCAL_CREDENTIALS.appId,
    ALGOLIA_SEARCH_KEY: LOCAL_CREDENTIALS.searchKey,
    ALGOLIA_ADMIN_KEY: LOCAL_CREDENTIALS.adminKey,
    QUIRE_FUNCTIONS_HOST: new URL(addresses.functions).host,
    QUIRE_SECOND_FACTOR_KEY: LOCAL_SECOND_FACTOR_KEY,
    QUIRE_MAIL_REPORTS_KEY: LOCAL_MAIL_REPORTS_KEY,
    QUIRE_STRIPE_HOST: addresses.cards,
    QUIRE_STRIPE_SECRET: LOCAL_CARD_SECRET,
    QUIRE_STRIPE_WEBHOOK_SECRET: LOCAL_CARD_WEBHOOK_SECRET,
    QUIRE_CROSSREF_HOST: addresses.agency,
    QUIRE_DATACITE_HOST: addresses.agency,
    QUIRE_DOAJ_HOST: addresses.agency,
    QUIRE_CROSSREF_API: process.env.QUIRE_CROSSREF_API ?? addresses.agency,
    // Whoever wants works of the world's DOIs names https://doi.org.
    QUIRE_DOI_RESOLVER: process.env.QUIRE_DOI_RESOLVER ?? addresses.agency,
    QUIRE_REGISTRATION_ACCOUNTS: JSON.stringify(registrationAccounts()),
    QUIRE_ORCID_SITE: addresses.orcid,
    QUIRE_ORCID_CLIENT_ID: orcidClient.id,
    QUIRE_ORCID_CLIENT_SECRET: orcidClient.secret,
  };
}
