import { t } from '@quire/model/messages/t';
import { mayPublish } from './may-publish.ts';

interface Problem {
  readonly field: string;
  readonly message: string;
}

const isFile = (value: object): value is { readonly path: unknown; readonly sha256: unknown } =>
  'path' in value && 'sha256' in value;

/**
 * Files that a record names and that neither it nor the media library has: functions must not publish
 * an author's manuscript for it.
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
    return isAllowed ? [] : [{ field, message: t('refusals.strangeFile') }];
  }
  return Object.entries(value).flatMap(([key, each]) =>
    strayFiles(each, place, field ? `${field}.${key}` : key),
  );
}
