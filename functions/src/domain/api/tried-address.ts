import { API } from './api-paths.ts';
import { openApi } from './openapi.ts';

const LENGTH_MAX = 500;
/** Browsers would take these for folders. */
const DOTS = /^\.{1,2}$/;

/** What was filled in, if it may be a part of an address. */
function filledIn(query: URLSearchParams, name: string): string {
  const value = (query.get(name) ?? '').trim();
  return value.length > LENGTH_MAX || DOTS.test(value) ? '' : value;
}

/**
 * Where a form of the API's page leads: the path and query that its fields make. Null where it names no operation, or
 * a part of the path is missing.
 *
 * @param query `operation`, as the description calls it, and its parameters
 */
export function triedAddress(query: URLSearchParams): string | null {
  const { paths } = openApi('', '');
  const operation = query.get('operation');
  const [path, described] =
    Object.entries(paths).find(([, { get }]) => get.operationId === operation) ?? [];
  if (path === undefined || !described) return null;
  const rest = new URLSearchParams();
  let address = path;
  for (const { name, in: place, required } of described.get.parameters) {
    const value = filledIn(query, name);
    if (required && !value) return null;
    if (place === 'path') address = address.replace(`{${name}}`, () => encodeURIComponent(value));
    else if (value) rest.set(name, value);
  }
  return API + address + (rest.size > 0 ? `?${rest}` : '');
}
