import { encodeFields } from '../../values/encode.ts';
import { projectFields } from '../../values/fields.ts';
import { WireTimestamp } from '../../values/micros.ts';
import type { FieldPath } from '../../values/names/field-path.ts';
import { isDocumentId } from '../../values/names/field-path.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';

export interface WireDocument {
  readonly name: string;
  readonly fields?: Record<string, unknown>;
  readonly createTime?: WireTimestamp;
  readonly updateTime?: WireTimestamp;
}

/** A stored document for the wire, all of it or only the fields of a mask. */
export function wireDocument(
  database: Database,
  document: StoredDocument,
  mask: readonly FieldPath[] | null = null,
): WireDocument {
  const wanted = mask?.filter((path) => !isDocumentId(path));
  const fields = wanted ? projectFields(document.fields, wanted) : document.fields;
  return {
    name: database.nameOf(document.path),
    fields: encodeFields(fields),
    createTime: WireTimestamp.ofMicros(document.createTime),
    updateTime: WireTimestamp.ofMicros(document.updateTime),
  };
}
