import { z } from 'zod';
import { decodeList, decodeValue } from '../../values/decode.ts';
import { invalid } from '../../values/errors.ts';
import { parseFieldPath } from '../../values/names/field-path.ts';
import { isNumber } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { FieldTransform } from '../store/write.ts';

export const WireTransform = z.object({
  fieldPath: z.string(),
  setToServerValue: z.union([z.string(), z.number()]).optional(),
  increment: z.unknown().optional(),
  maximum: z.unknown().optional(),
  minimum: z.unknown().optional(),
  appendMissingElements: z.unknown().optional(),
  removeAllFromArray: z.unknown().optional(),
});

/** Reads one wire field transform; INVALID_ARGUMENT for what Firestore refuses. */
export function parseTransform(wire: z.infer<typeof WireTransform>): FieldTransform {
  const field = parseFieldPath(wire.fieldPath);
  if (wire.increment) return { kind: 'increment', field, operand: number(wire.increment) };
  if (wire.maximum) return { kind: 'maximum', field, operand: number(wire.maximum) };
  if (wire.minimum) return { kind: 'minimum', field, operand: number(wire.minimum) };
  if (wire.appendMissingElements) {
    return { kind: 'arrayUnion', field, elements: decodeList(wire.appendMissingElements) };
  }
  if (wire.removeAllFromArray) {
    return { kind: 'arrayRemove', field, elements: decodeList(wire.removeAllFromArray) };
  }
  if (wire.setToServerValue === 'REQUEST_TIME' || wire.setToServerValue === 1) {
    return { kind: 'serverTimestamp', field };
  }
  throw invalid(`Field transform without operation: ${wire.fieldPath}`);
}

function number(wire: unknown): Value {
  const value = decodeValue(wire);
  if (!isNumber(value)) throw invalid('The operand of a numeric transform is not a number.');
  return value;
}
