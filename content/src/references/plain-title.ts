const RAISED: Readonly<Record<string, string>> = {
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎',
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
};
const PLAIN = '0123456789+-=()';

/** A title in CSL-JSON without its markup; raised and lowered digits become characters: CO₂. */
export function plainTitle(title: string): string {
  return title
    .replace(/<(sub|sup)>([^<]*)<\/\1>/g, (_, kind: string, text: string) =>
      [...text.replace(/−/g, '-')]
        .map((each) => RAISED[kind]?.[PLAIN.indexOf(each)] ?? each)
        .join(''),
    )
    .replace(/<\/?(?:i|sub|sup)>/g, '');
}
