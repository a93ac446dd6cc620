import { language } from './language.ts';
import { nearestLanguage } from './nearest-language.ts';

interface Abstracted {
  /** BCP 47: of the text itself. */
  readonly language: string;
  readonly abstract: string;
  readonly translations: readonly {
    readonly language: string;
    readonly abstract?: string | undefined;
  }[];
}

/** The abstract in the language of the page or mail, where it was translated into it; otherwise the original. */
export function readersAbstract({ language: own, abstract, translations }: Abstracted): string {
  const written = translations.filter((each) => each.abstract?.trim());
  return (
    nearestLanguage(language(), [{ language: own, abstract }, ...written])?.abstract ?? abstract
  );
}
