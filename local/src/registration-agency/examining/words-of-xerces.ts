const NAME = String.raw`Element '(?:\{[^}]*\})?([^']+)'`;
/** What Crossref's validator says where ours says this. */
const XERCES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${NAME}: This element is not expected`),
    "cvc-complex-type.2.4.a: Invalid content was found starting with element '$1'",
  ],
  [
    new RegExp(`${NAME}: Missing child element`),
    "cvc-complex-type.2.4.b: The content of element '$1' is not complete",
  ],
  [
    new RegExp(
      `${NAME}(?:, attribute '([^']+)')?: .*is not (?:accepted by the pattern|a valid|an element)`,
    ),
    "cvc-datatype-valid: the value of '$1' is not valid",
  ],
];

/** A reason of libxml2 in the words of Crossref's validator; its own where these are not known. */
export function inWordsOfXerces(message: string): string {
  for (const [pattern, words] of XERCES) {
    const found = pattern.exec(message);
    if (found) return words.replace('$1', found[1] ?? '');
  }
  return message;
}
