/** An index of `firestore.indexes.json`, and the queries that use it, alone or merged with others. */
export interface ServedIndex {
  readonly index: {
    readonly collectionGroup: string;
    readonly fields: readonly {
      readonly fieldPath: string;
      readonly order?: 'ASCENDING' | 'DESCENDING' | undefined;
      readonly arrayConfig?: 'CONTAINS' | undefined;
    }[];
  };
  readonly queries: readonly string[];
}

/** Each index with the queries that it serves, of the collections that are named; of all where none is. */
export function explainIndexes(
  served: readonly ServedIndex[],
  collections: readonly string[],
): string {
  const shown = served.filter(
    ({ index }) => collections.length === 0 || collections.includes(index.collectionGroup),
  );
  const parts = shown
    .toSorted((a, b) => compare(a.index.collectionGroup, b.index.collectionGroup))
    .map(({ index, queries }) => [indexInWords(index), ...queries.map((each) => `    ${each}`)]);
  return `${[...parts.map((lines) => lines.join('\n')), `${shown.length} indexes`].join('\n\n')}\n`;
}

const WAYS = { ASCENDING: 'asc', DESCENDING: 'desc' } as const;

function indexInWords({ collectionGroup, fields }: ServedIndex['index']): string {
  const parts = fields.map(
    ({ fieldPath, order }) => `${fieldPath} ${order ? WAYS[order] : 'contains'}`,
  );
  return `${collectionGroup} (${parts.join(', ')})`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
