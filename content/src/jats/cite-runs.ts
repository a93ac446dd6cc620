/** The text between two citations of one run: `[@a], [@b]`, `[@a]–[@c]`. */
const RUN =
  /(?:\\?\[\s*)?\[@[^\]]+\](?:\s*(?:<sup>)?\s*[,;–—-]?\s*(?:<\/sup>)?\s*\[@[^\]]+\])*(?:\s*\])?/g;
const PART = /([–—-])?\s*(?:<sup>)?\s*\[@([^\]]+)\]/g;

/**
 * Citations that stand one after another become one: `[[@a], [@c]–[@e]]` → `[@a; @c; @d; @e]`.
 *
 * @param order the keys as the list of references has them, for what a dash leaves out
 */
export function joinCitations(markdown: string, order: readonly string[]): string {
  return markdown.replace(RUN, (run) => {
    const keys: string[] = [];
    for (const [, dash, key = ''] of run.matchAll(PART)) {
      const [from, to] = [order.indexOf(keys.at(-1) ?? ''), order.indexOf(key)];
      if (dash && from >= 0 && to > from) keys.push(...order.slice(from + 1, to));
      keys.push(key);
    }
    const opened = /^\\?\[\s*\[/.test(run);
    const closed = /\]\s*\]$/.test(run);
    const joined = `[${[...new Set(keys)].map((key) => `@${key}`).join('; ')}]`;
    if (opened === closed) return joined;
    return opened ? `\\[${joined}` : `${joined}]`;
  });
}
