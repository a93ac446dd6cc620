import type { Fields, Value } from '../../values/value.ts';
import type { RulesValue } from './rules-value.ts';

/** A document's fields as rules see them, each made when it is first asked for: rules read few. */
export class LazyFields implements ReadonlyMap<string, RulesValue> {
  readonly #stored: Fields;
  readonly #convert: (value: Value) => RulesValue;
  readonly #made = new Map<string, RulesValue>();

  constructor(stored: Fields, convert: (value: Value) => RulesValue) {
    this.#stored = stored;
    this.#convert = convert;
  }

  get size(): number {
    return this.#stored.size;
  }

  has(name: string): boolean {
    return this.#stored.has(name);
  }

  get(name: string): RulesValue | undefined {
    const made = this.#made.get(name);
    if (made !== undefined) return made;
    const stored = this.#stored.get(name);
    if (stored === undefined) return undefined;
    const value = this.#convert(stored);
    this.#made.set(name, value);
    return value;
  }

  keys(): MapIterator<string> {
    return this.#stored.keys();
  }

  values(): MapIterator<RulesValue> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, RulesValue]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, RulesValue]> {
    return this.entries();
  }

  forEach(
    callback: (value: RulesValue, name: string, map: ReadonlyMap<string, RulesValue>) => void,
  ): void {
    for (const [name, value] of this.entries()) callback(value, name, this);
  }

  /** All of them, in the order in which they are stored. */
  #all(): Map<string, RulesValue> {
    const all = new Map<string, RulesValue>();
    for (const name of this.#stored.keys()) {
      const value = this.get(name);
      if (value !== undefined) all.set(name, value);
    }
    return all;
  }
}
