/** A page's path in a language: `/pt-br` and `/journals` → `/pt-br/journals`, and `/` → `/pt-br`. */
export const pathBelow = (base: string, path: string): string =>
  base && (path === '/' || path.startsWith('/?') || path.startsWith('/#'))
    ? base + path.slice(1)
    : base + path;
