/** The operations each name of an `allow` stands for (reference: read and write are shorthands). */
export const METHODS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);
