/** The path of a notification on this site, even if the site's domain has changed since; null: not an office page. */
export function notificationPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, pathname, search, hash } = new URL(url);
  const isOfOffice = /^https?:$/.test(protocol) && pathname.startsWith('/admin/');
  return isOfOffice ? `${pathname}${search}${hash}` : null;
}
