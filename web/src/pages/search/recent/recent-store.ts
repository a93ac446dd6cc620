const KEPT = 'quire:searches';
const MOST = 8;
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
/** What was read last: the same list as long as nothing has changed, as React wants it. */
let last: { readonly text: string; readonly searches: readonly string[] } | undefined;

function parse(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return NONE;
    return kept.filter((each): each is string => typeof each === 'string').slice(0, MOST);
  } catch {
    return NONE;
  }
}

/** What was searched for on this device, the newest first. Empty where nothing can be kept. */
export function recentSearches(): readonly string[] {
  try {
    const text = localStorage.getItem(KEPT);
    if (text === null) return NONE;
    if (last?.text !== text) last = { text, searches: parse(text) };
    return last.searches;
  } catch {
    // A browser that refuses storage: nothing is remembered.
    return NONE;
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEPT, JSON.stringify(searches));
    else localStorage.removeItem(KEPT);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Keeps the words of a search on this device, and nowhere else. */
export function rememberSearch(words: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  keep([words, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

/** Calls back when they change, here or in another window. */
export function onSearches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
