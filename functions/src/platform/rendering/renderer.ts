/** The built server entry of the web app: loaded with the first page, kept afterwards. */
import { readTranslation } from '@quire/content/messages/read-translation';
import { CORRECTIONS_KEPT_MS } from '@quire/model/constants';
import type { Language } from '@quire/model/messages/languages';
import type { ReadTranslation } from '@quire/model/messages/translations';
import { type AppCheckSettings, appCheckSettings } from '../config/app-check-settings.ts';
import { takesCards } from '../config/card-settings.ts';
import { firebaseSettings } from '../config/firebase-settings.ts';
import { pressLanguage } from '../config/press-language.ts';
import { pressOrigin } from '../config/press-origin.ts';
import { rorApi } from '../config/ror-api.ts';
import { type PublicSearch, publicSearch } from '../config/search-settings.ts';
import { type SignInProvider, signInProviders } from '../config/sign-in-providers.ts';
import { requestId } from '../logging/request-id.ts';
import { ReservedBudget } from '../throttle/reserved-budget.ts';

/** The context passed to the web app's `render` (web/src/server/render-context.ts). */
interface RenderContext {
  readonly origin: string;
  readonly mediaOrigin: string;
  readonly firestore: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly host?: string;
    readonly ssl?: boolean;
  };
  readonly browser: {
    readonly firebase: Readonly<Record<string, string>>;
    readonly providers: readonly SignInProvider[];
    readonly ror?: string;
    readonly appCheck?: { readonly siteKey: string } | { readonly debugToken: string };
    readonly cards?: boolean;
    readonly search?: PublicSearch;
    readonly emulators?: Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', string>>;
  };
  /** Whether a page may ask one more search from here. */
  readonly maySearch: () => Promise<boolean>;
  readonly language?: Language;
  readonly translations: ReadTranslation;
  readonly correctionsKeptMs: number;
  readonly instead?: Instead;
  readonly requestId?: string;
}

/** What a page shows in place of what is stored (web/src/server/instead.ts): documents and texts of files. */
export interface Instead {
  readonly documents: Readonly<Record<string, unknown>>;
  readonly media: Readonly<Record<string, string>>;
}

/** How a page is shown otherwise than to visitors. */
export interface ShownPage {
  readonly instead?: Instead;
  /** What its words are in, whatever the press's first language is. */
  readonly language?: Language;
}

/** A page, and whether it would be the same now: null where nobody can say without making it. */
interface KeepablePage {
  readonly page: Response;
  readonly isCurrent: (() => Promise<boolean>) | null;
}

/** The part of `web/src/entry-server.tsx` that is used. */
interface Entry {
  readonly render: (request: Request, context: RenderContext) => Promise<Response>;
  readonly renderKeepable: (request: Request, context: RenderContext) => Promise<KeepablePage>;
  readonly answerKey: (request: Request) => string;
}

const searches = new ReservedBudget(async (amount) => {
  const { adminPorts } = await import('../firebase/admin.ts');
  const { isWithinBudget } = await import('../throttle/spend-budget.ts');
  return isWithinBudget(adminPorts(), 'server-search', { press: 'all' }, amount);
});

let loaded: Promise<Entry> | undefined;

async function load(): Promise<Entry> {
  // Built separately and copied next to this bundle: the bundler must not follow it.
  const entry = new URL('./web/entry-server.js', import.meta.url).href;
  const { render, renderKeepable, answerKey }: Partial<Entry> = await import(entry);
  if (!render || !renderKeepable || !answerKey) throw new Error('site/no-renderer');
  return { render, renderKeepable, answerKey };
}

async function renderer(): Promise<Entry> {
  loaded ??= load();
  try {
    return await loaded;
  } catch (error) {
    // A module that failed to load may load the next time.
    loaded = undefined;
    throw error;
  }
}

/** The App Check settings that browsers get. */
function publicAppCheck(settings: AppCheckSettings): Pick<RenderContext['browser'], 'appCheck'> {
  if ('debugToken' in settings) return { appCheck: settings };
  const { siteKey, appId } = settings;
  return siteKey && appId ? { appCheck: { siteKey } } : {};
}

function renderContext(): RenderContext {
  const { projectId, region, storageBucket, apiKey, local } = firebaseSettings();
  const origin = pressOrigin();
  const ror = rorApi();
  const search = publicSearch();
  const language = pressLanguage();
  const id = requestId();
  const appCheck = appCheckSettings();
  const authDomain = `${projectId}.firebaseapp.com`;
  const emulators = local && {
    auth: `http://${local.auth}`,
    firestore: `http://${local.firestore}`,
    storage: `http://${local.storage}`,
    functions: `http://${local.functions}`,
  };
  return {
    origin,
    mediaOrigin: origin,
    firestore: { projectId, apiKey, ...(local ? { host: local.firestore, ssl: false } : {}) },
    browser: {
      firebase: {
        ...{ projectId, region, storageBucket, apiKey },
        ...(local ? {} : { authDomain }),
        ...(appCheck && 'appId' in appCheck && appCheck.appId ? { appId: appCheck.appId } : {}),
      },
      ...(appCheck ? publicAppCheck(appCheck) : {}),
      providers: signInProviders(),
      ...(ror ? { ror } : {}),
      ...(takesCards() ? { cards: true } : {}),
      ...(search ? { search } : {}),
      ...(emulators ? { emulators } : {}),
    },
    ...(language ? { language } : {}),
    ...(id !== undefined ? { requestId: id } : {}),
    translations: readTranslation,
    correctionsKeptMs: local ? 0 : CORRECTIONS_KEPT_MS,
    // Any host other than Algolia's is a developer's own, without a limit.
    maySearch: async () => search?.host !== undefined || searches.take(Date.now()),
  };
}

/** A page of the press for this request, with its status and headers. `shown`: of a preview, or to print. */
export async function renderPage(request: Request, shown: ShownPage = {}): Promise<Response> {
  return (await renderer()).render(request, { ...renderContext(), ...shown });
}

/** A page of the press for visitors, and a way to ask whether it would be the same later. */
export async function renderKeepable(request: Request): Promise<KeepablePage> {
  return (await renderer()).renderKeepable(request, renderContext());
}

/** What requests have in common that get the same answer at the same time. */
export async function answerKey(request: Request): Promise<string> {
  return (await renderer()).answerKey(request);
}
