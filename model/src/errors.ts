/** The specification's section 8, and the codes a person can search for. */
export const ERRORS = {
  'page/not-found': { status: 404, message: 'Page Not Found: {path}' },
  'page/failed': { status: 500, message: "unfortunately, there's an error occurred" },
  'page/unavailable': {
    status: 503,
    message: 'The press cannot be reached right now. Please try again in a moment.',
  },
  'press/not-set-up': {
    status: 503,
    message: 'This press is not open yet: an administrator has to give it its name first.',
  },
  'navigation/refused': { status: 400, message: 'This address is not followed: {address}' },
  'sign-in/wrong': { status: 401, message: 'This e-mail address and password do not match.' },
  'sign-in/throttled': {
    status: 429,
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  'sign-in/unreachable': {
    status: 503,
    message: 'We could not reach the sign-in service. Check your connection and try again.',
  },
  'access/denied': { status: 403, message: 'You do not have the right to do this.' },
  'save/conflict': {
    status: 409,
    message: 'Somebody else has saved this article since you opened it. Your text is still here.',
  },
  'save/failed': {
    status: 500,
    message: 'This could not be saved. Your text is still here; please try again.',
  },
  'input/invalid': { status: 400, message: 'Some of what was sent is not right.' },
  // The specification's words: the status followed by `not allowed`, or the error's text.
  'download/not-allowed': { status: 502, message: '{status} not allowed' },
  'download/failed': { status: 502, message: '{reason}' },
  'download/refused': { status: 400, message: 'No file is taken from {address}.' },
  'download/too-large': { status: 413, message: 'The file has more than {most} bytes.' },
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
export type ErrorCode = keyof typeof ERRORS;

/** The message of an error, with its `{placeholders}` filled in. */
export function errorMessage(
  code: ErrorCode,
  values: Readonly<Record<string, string>> = {},
): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
