/** The text between two citations of one run: `[@a], [@b]`, `[@a]–[@c]`. */
const RUN =
  /(?:\\?\[\s*)?\[-?@[^\]]+\](?:\s*(?:<sup>)?\s*[,;–—-]?\s*(?:<\/sup>)?\s*\[-?@[^\]]+\])*(?:\s*\])?/g;
const PART = /([–—-])?\s*(?:<sup>)?\s*\[(-?@[^\]]+)\]/g;
/** One or several, with words around them, in parentheses that the press adds itself. */
const PARENTHESISED = /\(([^()[\]\n]{0,80})\[(-?@[^[\]()]+)\]([^()[\]\n]{0,80})\)/g;

/**
 * Citations that stand one after another become one: `[[@a], [@c]–[@e]]` → `[@a; @c; @d; @e]`.
 *
 * @param order the keys as the list of references has them, for what a dash leaves out
 */
export function joinCitations(markdown: string, order: readonly string[]): string {
  const place = (key: string) => order.indexOf(key.replace(/^-?@/, ''));
  const joined = markdown.replace(RUN, (run) => {
    const keys: string[] = [];
    for (const [, dash, key = ''] of run.matchAll(PART)) {
      const [from, to] = [place(keys.at(-1) ?? ''), place(key)];
      if (dash && from >= 0 && to > from)
        keys.push(...order.slice(from + 1, to).map((each) => `@${each}`));
      keys.push(key);
    }
    const opened = /^\\?\[\s*\[/.test(run);
    const closed = /\]\s*\]$/.test(run);
    const one = `[${[...new Set(keys)].join('; ')}]`;
    if (opened === closed) return one;
    return opened ? `\\[${one}` : `${one}]`;
  });
  return joined.replace(PARENTHESISED, '[$1$2$3]');
}
