const MOST = 60;
/** Words with raised or lowered digits, or letters with a double stroke. */
const SHIFTED = /\S*[²³¹⁰-₎ℂℍℕℙℚℝℤ]\S*/gu;

/** Such words in plain characters, as people type them: CO2 for CO₂, x2 for x². Empty where there are none. */
export function shiftedForms(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(SHIFTED) ?? []);
  const plain = words.flatMap(
    (word) => word.normalize('NFKC').match(/[\p{L}\p{N}][\p{L}\p{N}−+-]*/gu) ?? [],
  );
  return [...new Set(plain)].filter((word) => word.length > 1).slice(0, MOST);
}
