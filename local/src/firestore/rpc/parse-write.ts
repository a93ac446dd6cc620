import { z } from 'zod';
import { decodeFields } from '../../values/decode.ts';
import { invalid } from '../../values/errors.ts';
import { readTimestamp, toMicros } from '../../values/micros.ts';
import { type FieldPath, parseFieldPath } from '../../values/names/field-path.ts';
import { parseDocumentName } from '../../values/names/resource-name.ts';
import type { Database } from '../store/database.ts';
import type { Precondition, Write } from '../store/write.ts';
import { parseTransform, WireTransform } from './parse-transform.ts';

export const WirePrecondition = z.object({
  exists: z.boolean().optional(),
  updateTime: z.unknown().optional(),
});

export const WireMask = z.object({ fieldPaths: z.array(z.string()).default([]) });

export const WireWrite = z.object({
  update: z.object({ name: z.string(), fields: z.unknown().optional() }).optional(),
  delete: z.string().optional(),
  verify: z.string().optional(),
  transform: z
    .object({ document: z.string(), fieldTransforms: z.array(WireTransform).default([]) })
    .optional(),
  updateMask: WireMask.nullish(),
  updateTransforms: z.array(WireTransform).default([]),
  currentDocument: WirePrecondition.nullish(),
});

/** Reads one wire write of a database; INVALID_ARGUMENT for what Firestore refuses. */
export function parseWrite(wire: z.infer<typeof WireWrite>, database: Database): Write {
  checkShape(wire);
  const precondition = parsePrecondition(wire.currentDocument ?? {});
  if (wire.update) {
    return {
      kind: 'set',
      path: pathIn(database, wire.update.name),
      fields: decodeFields(wire.update.fields),
      mask: wire.updateMask ? wire.updateMask.fieldPaths.map(parseMaskPath) : null,
      transforms: wire.updateTransforms.map(parseTransform),
      precondition,
    };
  }
  if (wire.transform) {
    return {
      kind: 'set',
      path: pathIn(database, wire.transform.document),
      fields: new Map(),
      mask: [],
      transforms: wire.transform.fieldTransforms.map(parseTransform),
      precondition,
    };
  }
  const kind = wire.delete === undefined ? 'verify' : 'delete';
  return { kind, path: pathIn(database, wire.delete ?? wire.verify ?? ''), precondition };
}

/** What the protocol's comments ask of a write beyond its types. */
function checkShape(wire: z.infer<typeof WireWrite>): void {
  const operations = [wire.update, wire.delete, wire.verify, wire.transform];
  if (operations.filter((operation) => operation !== undefined).length !== 1) {
    throw invalid('A write needs exactly one operation.');
  }
  if (!wire.update && (wire.updateMask || wire.updateTransforms.length > 0)) {
    throw invalid('update_mask and update_transforms go with an update only.');
  }
  if (wire.transform?.fieldTransforms.length === 0) throw invalid('A transform of no field.');
}

/** Reads a path of an update mask, which may not name a reserved field. */
export function parseMaskPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  const reserved = path.find((segment) => /^__.*__$/s.test(segment));
  if (reserved !== undefined) throw invalid(`Field name "${reserved}" is reserved.`);
  return path;
}

/** The document path of a name, which must belong to the database. */
export function pathIn(database: Database, name: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.project !== database.project || parsed.database !== database.id) {
    throw invalid(`Document ${name} is not in database ${database.root}.`);
  }
  return parsed.path;
}

/** Reads a wire precondition, which has at most one of its parts; an empty one asks for nothing. */
export function parsePrecondition(wire: z.infer<typeof WirePrecondition>): Precondition {
  if (wire.exists !== undefined && wire.updateTime !== undefined && wire.updateTime !== null) {
    throw invalid('A precondition has either exists or update_time.');
  }
  if (wire.exists !== undefined) return { kind: 'exists', exists: wire.exists };
  if (wire.updateTime === undefined || wire.updateTime === null) return { kind: 'none' };
  const time = readTimestamp(wire.updateTime);
  if (!time || time.nanos % 1000 !== 0) {
    throw invalid('update_time is no timestamp of whole microseconds.');
  }
  return { kind: 'updateTime', updateTime: toMicros(time) };
}
