interface Written<Picture> {
  readonly markdown: string;
  readonly pictures: ReadonlyMap<string, Picture>;
}

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name that no other picture has: `map.png`, then `map-2.png`. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const name = path.split('/').at(-1) || 'picture';
  const [, stem = name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${stem}-${count}${ending}`;
    if (!taken.has(free)) return free;
  }
}

/**
 * A shared paper has its pictures beside the text, without folders. They get names that differ, and the text names them by
 * these: `figures/map.png` becomes `map.png`.
 */
export function plainPictures<Picture>({ markdown, pictures }: Written<Picture>): Written<Picture> {
  const named = new Map<string, Picture>();
  let text = markdown;
  for (const [path, picture] of pictures) {
    const name = freeName(path, new Set(named.keys()));
    named.set(name, picture);
    if (name === path) continue;
    const inText = new RegExp(`([("'\\s=<])(?:\\./)?${escaped(path)}(?=[)"'\\s>])`, 'g');
    text = text.replace(inText, (_, before: string) => `${before}${name}`);
  }
  return { markdown: text, pictures: named };
}
