import { rm } from 'node:fs/promises';
import {
  LOCAL_CARD_SECRET,
  LOCAL_CARD_WEBHOOK_SECRET,
} from '../../local/src/card-provider/keys.ts';
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
  for (const build of BUILDS) {
    if (await isStale(folders.root, build)) {
      await step(`Building ${build.label}`, () => runBuild(folders.root, build));
    }
    signal.throwIfAborted();
  }
  if (options.fresh) await rm(folders.data, { recursive: true, force: true });
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
      ...(options.live && { live: true }),
      ...(options.only && { only: options.only }),
      ...(options.onMoved && { onMoved: options.onMoved }),
    }),
  );
  try {
    if (options.demo && !(await isDemoLoaded(folders))) {
      const load = () => loadDemo(folders, options.progress, signal);
      const notice = await step('Loading the demo press', load);
      if (notice) console.warn(`  ${notice}`);
    }
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Seals the second factors of this machine's press: 32 bytes, and no secret. */
const LOCAL_SECOND_FACTOR_KEY = Buffer.alloc(32, 'local').toString('base64');

/** Reports of mails that came back are taken with it: no secret on this machine. */
const LOCAL_MAIL_REPORTS_KEY = 'local-mail-reports-key';

/** What functions are told about the press they run in (see functions/src/platform/config/config.ts). */
function functionsEnvironment(addresses: Addresses): Record<string, string> {
  const smtp = new URL(addresses.smtp);
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
  };
}
