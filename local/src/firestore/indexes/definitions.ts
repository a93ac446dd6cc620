import { z } from 'zod';
import {
  type FieldPath,
  formatFieldPath,
  isDocumentId,
  parseFieldPath,
} from '../../values/names/field-path.ts';

const IndexField = z.object({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
  vectorConfig: z.unknown().optional(),
});

const Scope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);

/** `firestore.indexes.json` as `firebase deploy` reads it. */
export const IndexFile = z.object({
  indexes: z
    .array(
      z.object({
        collectionGroup: z.string(),
        queryScope: Scope.default('COLLECTION'),
        // An index of one field is refused by a deployment: it belongs to `fieldOverrides`.
        fields: z.array(IndexField).min(2),
      }),
    )
    .default([]),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z
          .array(
            z.object({
              queryScope: Scope.default('COLLECTION'),
              order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
              arrayConfig: z.literal('CONTAINS').optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

export type IndexScope = z.infer<typeof Scope>;
export type IndexMode = 'asc' | 'desc' | 'contains';

/** One field of an index. */
export interface IndexPart {
  readonly field: FieldPath;
  readonly mode: IndexMode;
}

/** A composite index; its last part is the name. */
export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly parts: readonly IndexPart[];
}

/** A single-field index, by what sets it apart from the others of its field. */
export interface SingleIndex {
  readonly scope: IndexScope;
  readonly mode: IndexMode;
}

/** All that is declared: composite indexes and, by `collection field`, the single-field exceptions. */
export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: ReadonlyMap<string, readonly SingleIndex[]>;
}

/** Stands for every field of a collection in `fieldOverrides`. */
export const EVERY_FIELD = '*';

/** Key of a single-field exception. */
export function overrideKey(collectionId: string, field: string): string {
  return `${collectionId} ${field}`;
}

/** The definitions of a parsed file. Vector indexes are left out: no query here can use one. */
export function definitionsOf(file: z.infer<typeof IndexFile>): IndexDefinitions {
  const composites = file.indexes
    .filter(({ fields }) => fields.every((field) => field.vectorConfig === undefined))
    .map(({ collectionGroup, queryScope, fields }): CompositeIndex => {
      const parts = fields.map((part) => ({
        field: parseFieldPath(part.fieldPath),
        mode: modeOf(part),
      }));
      return { collectionId: collectionGroup, scope: queryScope, parts: withName(parts) };
    });
  const overrides = new Map<string, readonly SingleIndex[]>();
  for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides) {
    const field =
      fieldPath === EVERY_FIELD ? EVERY_FIELD : formatFieldPath(parseFieldPath(fieldPath));
    const own = indexes.map((index) => ({ scope: index.queryScope, mode: modeOf(index) }));
    overrides.set(overrideKey(collectionGroup, field), own);
  }
  return { composites, overrides };
}

/**
 * An index ends with the name, in the direction of its last field; after an array ascending
 * (google.firestore.admin.v1.Index).
 */
export function withName(parts: readonly IndexPart[]): readonly IndexPart[] {
  const last = parts.at(-1);
  if (!last || isDocumentId(last.field)) return parts;
  return [...parts, { field: ['__name__'], mode: impliedMode(last) }];
}

/** The direction of the name that follows from the last field of an index. */
export function impliedMode({ mode }: IndexPart): 'asc' | 'desc' {
  return mode === 'desc' ? 'desc' : 'asc';
}

function modeOf(part: { order?: string | undefined; arrayConfig?: string | undefined }): IndexMode {
  if (part.arrayConfig) return 'contains';
  return part.order === 'DESCENDING' ? 'desc' : 'asc';
}
