/** One page, one address: without a slash at its end. Null where the address is tidy already. */
export function tidyAddress({ pathname, search }: URL): string | null {
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  // Slashes at the start would make it an address of another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}
