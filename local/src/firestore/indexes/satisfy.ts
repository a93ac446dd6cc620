import { type FieldPath, formatFieldPath } from '../names/field-path.ts';
import { chooseIndexes, type Usable } from './choose-indexes.ts';
import {
  type CompositeIndex,
  type IndexDefinitions,
  type IndexMode,
  type IndexPart,
  type IndexScope,
  overrideKey,
} from './definitions.ts';

/** What one scan needs; see `neededIndexes`. */
export interface Needed {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly equal: readonly FieldPath[];
  readonly contains: readonly FieldPath[];
  readonly ordered: readonly IndexPart[];
  /** Set when the name runs against the last field and so has to be in the index itself. */
  readonly nameMode: 'asc' | 'desc' | null;
}

/** Whether a scan needs no index but that of the names. */
export function isFree({ equal, contains, ordered }: Needed): boolean {
  return equal.length === 0 && contains.length === 0 && ordered.length === 0;
}

/**
 * The composite indexes that serve a scan: one, several merged that end in the same order, or none
 * where single-field indexes are enough. Null when what is declared does not serve it.
 */
export function servingIndexes(
  needed: Needed,
  definitions: IndexDefinitions,
): readonly CompositeIndex[] | null {
  const tail = orderParts(needed);
  const fixed = fixedParts(needed).map(partKey);
  const usable: Usable[] = [];
  // Single-field indexes serve any one equality when no order follows, or the order alone.
  if (tail.length === 0) {
    for (const part of fixedParts(needed)) {
      if (hasSingle(needed, part, definitions))
        usable.push({ index: null, covers: [partKey(part)], isForward: true });
    }
  } else if (fixed.length === 0 && tail.length === 1) {
    const [only] = tail;
    if (only && hasSingle(needed, only, definitions)) return [];
  }
  for (const index of definitions.composites) {
    if (index.collectionId !== needed.collectionId || index.scope !== needed.scope) continue;
    const found = headBefore(index, tail);
    const covers = found?.head.map(partKey);
    if (found && covers?.every((key) => fixed.includes(key)))
      usable.push({ index, covers, isForward: found.isForward });
  }
  return chooseIndexes(fixed, usable);
}

/** The entry that would serve a scan, in index order. */
export function missingIndex(needed: Needed): CompositeIndex {
  const parts = [...fixedParts(needed), ...orderParts(needed)];
  return { collectionId: needed.collectionId, scope: needed.scope, parts };
}

/** Whether a single-field index is all that would be needed (only an exemption can be missing). */
export function isSingleField(needed: Needed): boolean {
  return fixedParts(needed).length + orderParts(needed).length === 1;
}

function fixedParts({ equal, contains }: Needed): IndexPart[] {
  return [
    ...contains.map((field): IndexPart => ({ field, mode: 'contains' })),
    ...equal.map((field): IndexPart => ({ field, mode: 'asc' })),
  ];
}

function orderParts({ ordered, nameMode }: Needed): IndexPart[] {
  return nameMode === null ? [...ordered] : [...ordered, { field: ['__name__'], mode: nameMode }];
}

/** An index's fields before the tail, if it ends with the tail or its reverse; null otherwise. */
function headBefore(
  index: CompositeIndex,
  tail: readonly IndexPart[],
): { head: readonly IndexPart[]; isForward: boolean } | null {
  const own = withoutImpliedName(index.parts);
  const at = own.length - tail.length;
  if (at < 0) return null;
  const end = own.slice(at);
  const isSame = (flip: boolean) =>
    end.every((part, i) => {
      const wanted = tail[i];
      return (
        wanted &&
        sameField(part, wanted) &&
        part.mode === (flip ? reversed(wanted.mode) : wanted.mode)
      );
    });
  const isForward = isSame(false);
  return isForward || isSame(true) ? { head: own.slice(0, at), isForward } : null;
}

/** `firebase firestore:indexes` writes the name's own order out; it means the same. */
function withoutImpliedName(parts: readonly IndexPart[]): readonly IndexPart[] {
  const [before, last] = [parts.at(-2), parts.at(-1)];
  const isImplied = last?.field[0] === '__name__' && before && impliedMode(before) === last.mode;
  return isImplied ? parts.slice(0, -1) : parts;
}

function impliedMode(part: IndexPart): IndexMode {
  return part.mode === 'contains' ? 'asc' : part.mode;
}

/** An equality is served by either direction, an order by its own single-field index or its reverse. */
function hasSingle(needed: Needed, part: IndexPart, definitions: IndexDefinitions): boolean {
  const override = definitions.overrides.get(overrideKey(needed.collectionId, part.field));
  // Without exemption, single-field indexes exist for the collection, not for the group.
  if (!override) return needed.scope === 'COLLECTION';
  const modes = part.mode === 'contains' ? ['contains'] : ['asc', 'desc'];
  return modes.some((mode) => override.has(`${needed.scope} ${mode}`));
}

function partKey({ field, mode }: IndexPart): string {
  return `${mode === 'contains' ? 'contains' : 'value'} ${formatFieldPath(field)}`;
}

function sameField(a: IndexPart, b: IndexPart): boolean {
  return formatFieldPath(a.field) === formatFieldPath(b.field);
}

function reversed(mode: IndexMode): IndexMode {
  if (mode === 'contains') return mode;
  return mode === 'asc' ? 'desc' : 'asc';
}
