/** The errors that any public page may meet: what every reader loads. */
export const SITE_ERRORS = {
  'page/not-found': { status: 404, message: 'Page Not Found: {path}' },
  'page/gone': { status: 410, message: '“{title}” was removed on {date}. {reason}' },
  'page/failed': { status: 500, message: "unfortunately, there's an error occurred" },
  'page/unavailable': {
    status: 503,
    message: 'The press cannot be reached right now. Please try again in a moment.',
  },
  'press/not-set-up': {
    status: 503,
    message: 'This press is not open yet: an administrator has to give it its name first.',
  },
  'navigation/refused': { status: 400, message: 'This address cannot be opened: {address}' },
  'browser/unsupported': {
    status: 200,
    message:
      'Old browsers are not supported. Please use a modern browser such as Chrome, Edge or Firefox.',
  },
  'browser/cookies-disabled': {
    status: 200,
    message:
      'Cookies are disabled in your browser. Some parts of this site will not work as they should.',
  },
} as const;
export type SiteErrorCode = keyof typeof SITE_ERRORS;

/** The message of an error of the site, with its `{placeholders}` filled in. */
export function siteErrorMessage(
  code: SiteErrorCode,
  values: Readonly<Record<string, string>> = {},
): string {
  return filledIn(SITE_ERRORS[code].message, values);
}

/** A message with its `{placeholders}` filled in; one without a value stays as it is. */
export function filledIn(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
