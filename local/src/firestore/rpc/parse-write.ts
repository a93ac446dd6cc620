import { z } from 'zod';
import { invalid } from '../errors.ts';
import { parseFieldPath } from '../names/field-path.ts';
import { parseDocumentName } from '../names/resource-name.ts';
import type { Database } from '../store/database.ts';
import type { FieldTransform, Precondition, Write } from '../store/write.ts';
import { decodeFields, decodeList, decodeValue } from '../values/decode.ts';
import { readTimestamp, toMicros } from '../values/micros.ts';

const WireTransform = z.object({
  fieldPath: z.string(),
  setToServerValue: z.union([z.string(), z.number()]).optional(),
  increment: z.unknown().optional(),
  maximum: z.unknown().optional(),
  minimum: z.unknown().optional(),
  appendMissingElements: z.unknown().optional(),
  removeAllFromArray: z.unknown().optional(),
});

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
  const precondition = parsePrecondition(wire.currentDocument ?? {});
  if (wire.update) {
    return {
      kind: 'set',
      path: pathIn(database, wire.update.name),
      fields: decodeFields(wire.update.fields),
      mask: wire.updateMask ? wire.updateMask.fieldPaths.map(parseFieldPath) : null,
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
  if (wire.delete !== undefined) {
    return { kind: 'delete', path: pathIn(database, wire.delete), precondition };
  }
  if (wire.verify !== undefined) {
    return { kind: 'verify', path: pathIn(database, wire.verify), precondition };
  }
  throw invalid('A write without operation.');
}

/** The document path of a name, which must belong to the database. */
export function pathIn(database: Database, name: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.project !== database.project || parsed.database !== database.id) {
    throw invalid(`Document ${name} is not in database ${database.root}.`);
  }
  return parsed.path;
}

/** Reads a wire precondition; an empty one asks for nothing. */
export function parsePrecondition(wire: z.infer<typeof WirePrecondition>): Precondition {
  if (wire.exists !== undefined) return { kind: 'exists', exists: wire.exists };
  if (wire.updateTime === undefined || wire.updateTime === null) return { kind: 'none' };
  const time = readTimestamp(wire.updateTime);
  if (!time) throw invalid('Malformed update_time.');
  return { kind: 'updateTime', updateTime: toMicros(time) };
}

function parseTransform(wire: z.infer<typeof WireTransform>): FieldTransform {
  const field = parseFieldPath(wire.fieldPath);
  if (wire.increment) return { kind: 'increment', field, operand: decodeValue(wire.increment) };
  if (wire.maximum) return { kind: 'maximum', field, operand: decodeValue(wire.maximum) };
  if (wire.minimum) return { kind: 'minimum', field, operand: decodeValue(wire.minimum) };
  if (wire.appendMissingElements) {
    return { kind: 'arrayUnion', field, elements: decodeList(wire.appendMissingElements) };
  }
  if (wire.removeAllFromArray) {
    return { kind: 'arrayRemove', field, elements: decodeList(wire.removeAllFromArray) };
  }
  if (wire.setToServerValue !== undefined) return { kind: 'serverTimestamp', field };
  throw invalid(`Field transform without operation: ${wire.fieldPath}`);
}
