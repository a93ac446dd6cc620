import { type Base, basesOf, isOneWord } from './bases.ts';
import { type Compound, compoundsOf } from './compounds.ts';

/** Words of texts whose language is not known. */
const UNKNOWN = '';

/** The words of an index by the language of the records that have them. */
export class Vocabulary {
  readonly #words = new Map<string, Set<string>>();
  /** By language of the rules, then by base; made with the first question. */
  readonly #forms = new Map<string, Map<string, { word: string; base: Base }[]>>();
  readonly #compounds = new Set<string>();

  /** Notes a folded word; `language` is empty where it is not known. */
  add(word: string, language: string, isCompound: boolean): void {
    if (isCompound) this.#compounds.add(word);
    const words = this.#words.get(language) ?? new Set();
    if (words.has(word)) return;
    this.#words.set(language, words.add(word));
    for (const [known, forms] of this.#forms) {
      if (language === known || language === UNKNOWN) addForms(forms, word, known);
    }
  }

  /** Other forms of a folded word: in texts of these languages, and in those whose language is not known. */
  otherForms(word: string, languages: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (const language of languages) {
      const forms = this.#formsIn(language);
      for (const own of basesOf(word, language)) {
        for (const { word: other, base } of forms.get(own.text) ?? []) {
          if (other !== word && isOneWord(own, base)) found.add(other);
        }
      }
    }
    return found;
  }

  /** Words of which this one is a part, among those that were noted as German. */
  compounds(word: string): Compound[] {
    return compoundsOf(word, this.#compounds);
  }

  #formsIn(language: string) {
    const known = this.#forms.get(language);
    if (known) return known;
    const forms = new Map<string, { word: string; base: Base }[]>();
    for (const key of [language, UNKNOWN]) {
      for (const word of this.#words.get(key) ?? []) addForms(forms, word, language);
    }
    this.#forms.set(language, forms);
    return forms;
  }
}

function addForms(
  forms: Map<string, { word: string; base: Base }[]>,
  word: string,
  language: string,
): void {
  for (const base of basesOf(word, language)) {
    const all = forms.get(base.text);
    if (all) all.push({ word, base });
    else forms.set(base.text, [{ word, base }]);
  }
}
