/** The page of a list that `?page=` names, the first where there is none; null where it is no number of a page. */
export function askedPage(query: URLSearchParams): number | null {
  const number = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : null;
}
