import { isScriptUrl } from '@quire/model/urls';

/**
 * An address that a text may link to (http, https, mailto, a place on the page or on our site), or
 * null. Specification §5: no script protocols however disguised, no `//host`, no backslashes; and
 * nothing that begins like an address and is none.
 */
export function safeUrl(address: string): string | null {
  const url = address.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these
  if (url === '' || /[\u0000-\u001f\u007f\\]/.test(url) || isScriptUrl(url)) return null;
  if (/^(https?:\/\/[^/]|mailto:[^/])/i.test(url)) return URL.canParse(url) ? url : null;
  if (/^www\.[a-z0-9-]+\./i.test(url))
    return URL.canParse(`https://${url}`) ? `https://${url}` : null;
  if (url.startsWith('#')) return url;
  return url.startsWith('/') && !url.startsWith('//') ? url : null;
}
