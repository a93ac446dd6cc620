/** One page, one address: without a slash at its end. Null where the address is tidy already. */
export function tidyAddress({ pathname, search }: URL): string | null {
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  // By hand: an expression for slashes at the end looks at each slash before them again and again.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  // Slashes at the start would make it an address of another host.
  return `/${pathname.slice(0, end).replace(/^\/+/, '')}${search}`;
}
