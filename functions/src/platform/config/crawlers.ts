import { env } from './environment.ts';
import { parameters } from './parameters.ts';

const addressOf = (named: string): string | null => {
  const address = named.trim();
  return URL.canParse(address) ? address : null;
};

/** Where search engines are notified of changed pages (IndexNow); null where none is told. */
export const indexNowApi = (): string | null =>
  addressOf(parameters ? parameters.indexNow.value() : (env.QUIRE_INDEXNOW_API ?? ''));

/** The hub that the press's feeds name (WebSub); null where they name none. */
export const feedHub = (): string | null =>
  addressOf(parameters ? parameters.feedHub.value() : (env.QUIRE_FEED_HUB ?? ''));
