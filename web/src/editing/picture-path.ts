const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
};

/** A name for a picture beside the text that needs no escaping anywhere and belongs to no other. */
export function picturePath(
  { name, type }: Pick<File, 'name' | 'type'>,
  taken: (path: string) => boolean,
): string {
  const dot = name.lastIndexOf('.');
  const plain = (dot > 0 ? name.slice(0, dot) : name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const stem = plain || 'picture';
  const ending = ENDINGS[type] ?? (/\.(\w{2,5})$/.exec(name)?.[1] ?? 'png').toLowerCase();
  for (let count = 1; ; count += 1) {
    const path = `figures/${stem}${count > 1 ? `-${count}` : ''}.${ending}`;
    if (!taken(path)) return path;
  }
}
