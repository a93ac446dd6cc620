import type { Rec } from '../record.ts';
import { valuesAt } from './attribute-values.ts';

type Cell = number | readonly number[] | null;

/** The values of one attribute for all documents, each value by its number; grows with them. */
export class FacetColumn {
  readonly path: string;
  readonly values: string[] = [];
  readonly cells: Cell[] = [];
  readonly #ids = new Map<string, number>();

  constructor(path: string) {
    this.path = path;
  }

  idOf(value: string): number | undefined {
    return this.#ids.get(value);
  }

  extend(records: readonly Rec[]): this {
    for (let doc = this.cells.length; doc < records.length; doc += 1) {
      const record = records[doc];
      const ids = record
        ? valuesAt(record, this.path).map((value) => this.#add(String(value)))
        : [];
      this.cells.push(cellOf([...new Set(ids)]));
    }
    return this;
  }

  #add(value: string): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.push(value) - 1;
    this.#ids.set(value, id);
    return id;
  }
}

/** The numbers of one attribute for all documents. */
export class NumberColumn {
  readonly path: string;
  readonly cells: Cell[] = [];

  constructor(path: string) {
    this.path = path;
  }

  extend(records: readonly Rec[]): this {
    for (let doc = this.cells.length; doc < records.length; doc += 1) {
      const record = records[doc];
      const values = record ? valuesAt(record, this.path) : [];
      this.cells.push(cellOf(values.filter((value) => typeof value === 'number')));
    }
    return this;
  }
}

/** How one attribute orders all documents: 0 for the least value, null where there is none. */
export class OrderColumn {
  readonly path: string;
  cells: (number | null)[] = [];
  #isOfStrings = false;

  constructor(path: string) {
    this.path = path;
  }

  extend(records: readonly Rec[]): this {
    if (this.cells.length === records.length) return this;
    const values = records.map((record) => this.#valueOf(record));
    if (!this.#isOfStrings) {
      this.cells = values.map((value) => (typeof value === 'number' ? value : null));
      return this;
    }
    const sorted = [...new Set(values.map((value) => String(value ?? '')))].sort();
    const places = new Map(sorted.map((value, place) => [value, place]));
    this.cells = values.map((value) =>
      value === null ? null : (places.get(String(value)) ?? null),
    );
    return this;
  }

  #valueOf(record: Rec): number | string | null {
    const [value = null] = valuesAt(record, this.path);
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'string') this.#isOfStrings = true;
    return value;
  }
}

const cellOf = (values: readonly number[]): Cell =>
  values.length === 0 ? null : values.length === 1 ? (values[0] ?? null) : values;

/** Whether any value of a cell is as asked. */
export function anyOf(cell: Cell | undefined, test: (value: number) => boolean): boolean {
  if (cell === null || cell === undefined) return false;
  return typeof cell === 'number' ? test(cell) : cell.some(test);
}
