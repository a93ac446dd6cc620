import { ApiError } from '../api-error.ts';
import { isObject, type Json, type Rec } from '../record.ts';

/**
 * A record with some attributes replaced, or changed by an operation (`{_operation: 'Increment', value: 2}`).
 * https://www.algolia.com/doc/rest-api/search/partial-update-object
 */
export function partlyUpdated(record: Rec, change: { readonly [name: string]: Json }): Rec {
  const made: Rec = { ...record };
  for (const [name, value] of Object.entries(change)) {
    if (name === 'objectID') continue;
    made[name] =
      isObject(value) && typeof value._operation === 'string'
        ? operated(record[name], value._operation, value.value ?? null)
        : value;
  }
  return made;
}

function operated(before: Json | undefined, operation: string, value: Json): Json {
  const list = Array.isArray(before) ? before : [];
  const number = typeof before === 'number' ? before : 0;
  switch (operation) {
    case 'Increment':
      return number + Number(value);
    case 'Decrement':
      return number - Number(value);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => item !== value);
    case 'IncrementSet':
      return Math.max(number, Number(value));
    case 'IncrementFrom':
      if (number !== Number(value)) throw new ApiError(409, 'IncrementFrom: the value is another');
      return number + 1;
    default:
      throw new ApiError(400, `Unknown operation ${operation}`);
  }
}
