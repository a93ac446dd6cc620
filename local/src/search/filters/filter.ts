/** One condition on a record. */
export type Filter =
  | { kind: 'facet'; attribute: string; value: string; isNegated: boolean; score: number }
  | { kind: 'number'; attribute: string; isNegated: boolean; test: NumberTest }
  | { kind: 'tag'; attribute: '_tags'; value: string; isNegated: boolean; score: number };

export type NumberTest =
  | { operator: '<' | '<=' | '=' | '!=' | '>' | '>='; to: number }
  | { operator: 'between'; from: number; to: number };

/** All of these have to hold, of each at least one: the only form that Algolia takes. */
export type Filters = readonly (readonly Filter[])[];

/** Whether a number is as a test asks. */
export function passes(test: NumberTest, value: number): boolean {
  switch (test.operator) {
    case '<':
      return value < test.to;
    case '<=':
      return value <= test.to;
    case '=':
      return value === test.to;
    case '!=':
      return value !== test.to;
    case '>':
      return value > test.to;
    case '>=':
      return value >= test.to;
    case 'between':
      return value >= test.from && value <= test.to;
  }
}
