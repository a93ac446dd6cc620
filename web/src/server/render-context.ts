import { DEFAULT_REGION } from '@quire/model/constants';
import type { Language } from '@quire/model/messages/languages';
import type { ReadTranslation } from '@quire/model/messages/translations';
import type { PublicConfig } from '../config/config.ts';
import type { PublicReader } from '../data/public/public-reader.ts';
import type { SearchEngine } from '../data/public/search-engine.ts';
import type { Instead } from './instead.ts';

/** What whoever calls `render` tells it about the world. */
export interface RenderContext {
  /** The press's own address, without a slash: canonical links are made from it. */
  readonly origin: string;
  /** Where `/media/**` can be fetched from on the server, without a slash. */
  readonly mediaOrigin: string;
  /** Where pages read, as an anonymous visitor; `host` (`127.0.0.1:8080`) for a local Firestore. */
  readonly firestore: {
    readonly projectId: string;
    readonly apiKey?: string;
    readonly host?: string;
    readonly ssl?: boolean;
  };
  /** What browsers get to talk to Firebase themselves. Without it, what `firestore` says. */
  readonly browser?: PublicConfig;
  /** Whether a page may ask one more search from here; absent: as many as there are. */
  readonly maySearch?: () => Promise<boolean>;
  /** Another way to read than Firestore: for tests. */
  readonly reader?: PublicReader;
  /** What this page has in place of what is stored: a preview. */
  readonly instead?: Instead;
  /** What its pages are in; absent: the language that texts are written in first. */
  readonly language?: Language;
  /** Reads the texts of a language, once it is asked for; without it, every page is in English. */
  readonly translations?: ReadTranslation;
  /**
   * How long the press's corrections of a language's texts count before they are read again; without it, texts are the
   * catalogue's.
   */
  readonly correctionsKeptMs?: number;
  /** Of the request, as the log has it: shown where a page fails. */
  readonly requestId?: string;
  /** Another search than the one that browsers are told of: for tests. */
  readonly search?: SearchEngine | null;
}

/** The configuration that is embedded for the browser. */
export function configOf({ firestore, browser }: RenderContext): PublicConfig {
  if (browser) return browser;
  const firebase = {
    projectId: firestore.projectId,
    region: DEFAULT_REGION,
    apiKey: firestore.apiKey ?? 'anonymous',
  };
  if (!firestore.host) return { firebase };
  const local = `http://${firestore.host}`;
  return {
    firebase,
    emulators: { auth: local, firestore: local, storage: local, functions: local },
  };
}
