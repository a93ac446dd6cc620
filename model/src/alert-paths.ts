/** Addresses of alerts and of feeds of searches: beside `paths.ts`, which every page loads. */
import type { FEED_FORMATS } from './paths.ts';

/**
 * The form that asks for an alert by mail: of a `journal`, a `person`, or of a search by its own parameters.
 *
 * @param language of the page that the form and its mails continue
 */
export const alertsPath = (
  watched: Readonly<Record<string, string>> | URLSearchParams,
  language: string,
) => {
  const parameters = new URLSearchParams(watched);
  parameters.set('language', language);
  return `/alerts?${parameters}`;
};
export const alertConfirmPath = (token: string, language: string) =>
  `/alerts/confirm/${token}?language=${language}`;
/** `parameters` of a search of articles, as `searchParameters` writes them. */
export const searchFeedPath = (
  parameters: URLSearchParams | string,
  format: (typeof FEED_FORMATS)[number] = 'feed.xml',
) => `/search/${format}?${parameters}`;
