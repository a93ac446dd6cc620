/** Where a notification leads on this site, whatever the site's name was when it was written; null: to no page of the office. */
export function notificationPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, pathname, search, hash } = new URL(url);
  const isOfOffice = /^https?:$/.test(protocol) && pathname.startsWith('/admin/');
  return isOfOffice ? `${pathname}${search}${hash}` : null;
}
