/** A key that a text can cite by: `holt2021`, with a letter where two would be alike. */
export function workKey(
  { author, issued }: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
): string {
  const [first] = Array.isArray(author) ? author : [];
  const name = String(Object(first).family ?? Object(first).literal ?? 'ref');
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
      .slice(0, 20) || 'ref';
  const year = String(Object(issued)['date-parts']?.[0]?.[0] ?? '');
  for (let at = 0; ; at += 1) {
    const key = `${plain}${year}${at === 0 ? '' : at < 26 ? String.fromCharCode(97 + at) : `-${at}`}`;
    if (!taken.has(key)) return key;
  }
}
