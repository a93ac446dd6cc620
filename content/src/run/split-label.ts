/** A label of the author's own, “Theorem A” or “Figure 2—figure supplement 1”, as a word and its number. */
export function splitLabel(label: string, word: string): { kind: string; number: string } {
  const [, first, rest] = /^(\p{L}[\p{L}.]*)\s+(.+)$/u.exec(label.trim()) ?? [];
  return first && rest ? { kind: first, number: rest } : { kind: word, number: label.trim() };
}
