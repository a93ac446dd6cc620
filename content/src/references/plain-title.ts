import { shifted } from '@quire/model/letters/raised';

/** A title in CSL-JSON without its markup; raised and lowered digits become characters: CO₂. */
export function plainTitle(title: string): string {
  return title
    .replace(/<(sub|sup)>([^<]*)<\/\1>/g, (_, kind: string, text: string) =>
      // Letters stay as they are: their small forms are read as other letters.
      /^[\d+−=()-]+$/.test(text)
        ? (shifted(text, kind === 'sub' ? 'lowered' : 'raised') ?? text)
        : text,
    )
    .replace(/<\/?(?:i|sub|sup)>/g, '');
}
