import { valuesAt } from '../engine/attribute-values.ts';
import type { Field } from '../engine/searchable-attributes.ts';
import type { Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import { wordsOf } from '../text/words.ts';
import type { Accepted, QueryWord } from './query-word.ts';

/** An attribute that a query looks in. */
export interface Asked extends Field {
  readonly forgivesTypos: boolean;
}

/** What `restrictSearchableAttributes` and `disableTypoToleranceOnAttributes` leave. */
export function askedFields(fields: readonly Field[], query: Query): Asked[] {
  const { restrictSearchableAttributes: only, disableTypoToleranceOnAttributes: strict } = query;
  return fields
    .filter(({ path }) => only.length === 0 || only.includes(path))
    .map((field) => ({ ...field, forgivesTypos: !strict.includes(field.path) }));
}

/** Where a word of the query occurs in a record with the least typos. */
export interface Occurrence {
  readonly typos: number;
  readonly isExact: boolean;
  readonly places: readonly Place[];
}
export interface Place {
  readonly field: Field;
  readonly position: number;
  /** Whether the value has nothing else. */
  readonly isWhole: boolean;
}

/** Values of a list are further apart than any distance that is looked at. */
const GAP = 9;

/** Where each word of a query occurs in a record; null for one that does not. */
export function occurrencesIn(
  record: Rec,
  fields: readonly Asked[],
  words: readonly QueryWord[],
): (Occurrence | null)[] {
  const found = words.map(() => new Gathered());
  for (const field of fields) {
    let from = 0;
    for (const value of valuesAt(record, field.path)) {
      const own = wordsOf(String(value));
      const plain = own.filter(({ isJoined }) => !isJoined).map(({ text }) => text);
      for (const { text, position } of own) {
        const place = { field, position: from + position, isWhole: plain.length === 1 };
        for (const [index, word] of words.entries()) {
          const accepted = word.accepts(text) ?? word.rowAt(plain, position);
          if (accepted && (accepted.typos === 0 || field.forgivesTypos)) {
            found[index]?.add(accepted, place);
          }
        }
      }
      from += plain.length + GAP;
    }
  }
  return found.map((one) => (one.places.length > 0 ? one : null));
}

class Gathered implements Occurrence {
  typos = Infinity;
  isExact = false;
  places: Place[] = [];

  add({ typos, isExact }: Pick<Accepted, 'typos' | 'isExact'>, place: Place): void {
    this.isExact ||= isExact;
    if (typos < this.typos) [this.typos, this.places] = [typos, []];
    if (typos === this.typos) this.places.push(place);
  }
}
