import { mayPublish } from './may-publish.ts';

interface Problem {
  readonly field: string;
  readonly message: string;
}

const isFile = (value: object): value is { readonly path: unknown; readonly sha256: unknown } =>
  'path' in value && 'sha256' in value;

/**
 * Files that a record names where neither it nor the media library has any: what functions publish for
 * it must not be somebody's manuscript.
 */
export function strayFiles(
  value: unknown,
  place: { readonly collection: string; readonly id: string },
  field = '',
): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isFile(value)) {
    const { path } = value;
    const isAllowed = typeof path === 'string' && mayPublish(path, place);
    return isAllowed ? [] : [{ field, message: 'This file is not one of this record.' }];
  }
  return Object.entries(value).flatMap(([key, each]) =>
    strayFiles(each, place, field ? `${field}.${key}` : key),
  );
}
