import { t } from './messages/t.ts';

/** What a refusal says besides its code, as the server sends it. */
export type ErrorValues = Readonly<Record<string, string>>;

/** The errors that any public page may meet: what every reader loads. */
export const SITE_ERRORS = {
  'page/not-found': {
    status: 404,
    message: ({ path = '' }: ErrorValues) => t('errors.pageNotFound', { path }),
  },
  'page/gone': {
    status: 410,
    message: ({ title = '', date = '', reason = '' }: ErrorValues) =>
      t('errors.pageGone', { title, date, reason }),
  },
  'page/failed': { status: 500, message: () => t('errors.pageFailed') },
  'page/unavailable': { status: 503, message: () => t('errors.pageUnavailable') },
  'press/not-set-up': { status: 503, message: () => t('errors.pressNotSetUp') },
  'navigation/refused': {
    status: 400,
    message: ({ address = '' }: ErrorValues) => t('errors.navigationRefused', { address }),
  },
  'browser/unsupported': { status: 200, message: () => t('errors.browserUnsupported') },
  'browser/cookies-disabled': { status: 200, message: () => t('errors.browserCookiesDisabled') },
} as const;
export type SiteErrorCode = keyof typeof SITE_ERRORS;

/** The message of an error of the site, in the language of the page, with its values filled in. */
export function siteErrorMessage(code: SiteErrorCode, values: ErrorValues = {}): string {
  return SITE_ERRORS[code].message(values);
}
