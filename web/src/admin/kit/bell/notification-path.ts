/** Where a notification leads on this site; null: nowhere, or to another site. */
export function notificationPath(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin: of, pathname, search, hash } = new URL(url);
  return of === origin ? `${pathname}${search}${hash}` : null;
}
