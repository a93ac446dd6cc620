import type { Micros } from '../../values/micros.ts';
import type { FieldPath } from '../../values/names/field-path.ts';
import type { Fields, Value } from '../../values/value.ts';

/** A condition on the document as it is before the write. */
export type Precondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly updateTime: Micros };

export type FieldTransform = { readonly field: FieldPath } & (
  | { readonly kind: 'serverTimestamp' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly Value[] }
);

/** One write of a commit, parsed. `mask: null` replaces the document, `[]` keeps all of it. */
export type Write =
  | {
      readonly kind: 'set';
      readonly path: string;
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition;
    }
  | {
      readonly kind: 'delete' | 'verify';
      readonly path: string;
      readonly precondition: Precondition;
    };
