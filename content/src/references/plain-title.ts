import { shiftedDigits } from '@quire/model/letters/html-text';

/** A title in CSL-JSON without its markup; raised and lowered digits become characters: CO₂. */
export function plainTitle(title: string): string {
  return title
    .replace(/<(sub|sup)>([^<]*)<\/\1>/g, (_, kind: string, text: string) =>
      shiftedDigits(kind === 'sub' ? 'sub' : 'sup', text),
    )
    .replace(/<\/?(?:i|sub|sup)>/g, '');
}
