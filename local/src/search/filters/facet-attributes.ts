import type { Settings } from '../settings/settings.ts';

export interface FacetAttribute {
  readonly path: string;
  /** Whether its values are counted; one that is `filterOnly` is not. */
  readonly isCounted: boolean;
  /** Whether its values may be searched. */
  readonly isSearchable: boolean;
}

/** The setting `attributesForFaceting`: `journal`, `searchable(authors)`, `filterOnly(year)`. */
export function facetAttributesOf(
  settings: Pick<Settings, 'attributesForFaceting'>,
): FacetAttribute[] {
  return (settings.attributesForFaceting ?? []).map((written) => {
    let path = written.trim();
    let [isCounted, isSearchable] = [true, false];
    for (;;) {
      const [, modifier, inner] =
        /^(filterOnly|searchable|afterDistinct)\((.*)\)$/.exec(path) ?? [];
      if (inner === undefined) return { path, isCounted, isSearchable };
      isCounted &&= modifier !== 'filterOnly';
      isSearchable ||= modifier === 'searchable';
      path = inner.trim();
    }
  });
}
