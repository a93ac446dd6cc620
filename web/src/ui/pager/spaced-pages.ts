/** So many links to pages can be read through, and weigh little. */
const MOST = 100;

/**
 * The numbers of a list's pages: all of them, or of a long list the first, the last, the shown one and others at equal
 * distances, about a hundred.
 */
export function spacedPages(page: number, pages: number): number[] {
  const step = Math.ceil(pages / MOST);
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter(
    (number) => number % step === 0 || number === 1 || number === page || number === pages,
  );
}
