import { z } from 'zod';
import { type FieldPath, parseFieldPath } from '../names/field-path.ts';

const IndexField = z.object({
  fieldPath: z.string(),
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
  vectorConfig: z.unknown().optional(),
});

const Scope = z.enum(['COLLECTION', 'COLLECTION_GROUP', 'COLLECTION_RECURSIVE']);

/** `firestore.indexes.json` as `firebase deploy` reads it. */
export const IndexFile = z.object({
  indexes: z
    .array(
      z.object({
        collectionGroup: z.string(),
        queryScope: Scope.default('COLLECTION'),
        fields: z.array(IndexField).min(1),
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

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'asc' | 'desc' | 'contains';

/** One field of an index. */
export interface IndexPart {
  readonly field: FieldPath;
  readonly mode: IndexMode;
}

/** A composite index. */
export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly parts: readonly IndexPart[];
}

/** All that is declared: composite indexes and, by `collection field`, the single-field exceptions. */
export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Key of a single-field exception. */
export function overrideKey(collectionId: string, field: FieldPath): string {
  return `${collectionId} ${field.join('\u0000')}`;
}

/** The definitions of a parsed file. */
export function definitionsOf(file: z.infer<typeof IndexFile>): IndexDefinitions {
  const composites = file.indexes.map(
    (index): CompositeIndex => ({
      collectionId: index.collectionGroup,
      scope: index.queryScope === 'COLLECTION' ? 'COLLECTION' : 'COLLECTION_GROUP',
      parts: index.fields.map((part) => ({
        field: parseFieldPath(part.fieldPath),
        mode: modeOf(part),
      })),
    }),
  );
  const overrides = new Map<string, ReadonlySet<string>>();
  for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides) {
    const modes = indexes.map((index) => `${index.queryScope} ${modeOf(index)}`);
    overrides.set(overrideKey(collectionGroup, parseFieldPath(fieldPath)), new Set(modes));
  }
  return { composites, overrides };
}

function modeOf(part: { order?: string | undefined; arrayConfig?: string | undefined }): IndexMode {
  if (part.arrayConfig) return 'contains';
  return part.order === 'DESCENDING' ? 'desc' : 'asc';
}
