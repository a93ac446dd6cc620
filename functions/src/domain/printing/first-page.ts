/**
 * The number of an article's first page, by its citation (`45–58`): 45. Undefined where pages are not counted in digits,
 * or the article has a number of its own instead of pages.
 */
export function firstPage(pages: string | undefined): number | undefined {
  const digits = /^\d{1,6}$/.exec(pages?.split(/[–-]/)[0] ?? '')?.[0];
  const number = Number(digits ?? 0);
  return number > 0 ? number : undefined;
}
