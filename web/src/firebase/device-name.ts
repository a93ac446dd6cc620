/** The first that fits: many browsers name others besides themselves. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

export const UNKNOWN_BROWSER = 'unknown';

const found = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0];

/**
 * A browser by its user agent, in names that are the same in every language: “Firefox (Linux)”. One without a name of
 * ours is `UNKNOWN_BROWSER`, which pages put into words.
 */
export function deviceName(userAgent: string): string {
  const browser = found(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
  const system = found(SYSTEMS, userAgent);
  return system ? `${browser} (${system})` : browser;
}
