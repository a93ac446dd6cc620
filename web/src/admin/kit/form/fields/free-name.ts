/** A file's name that no other file of the record has: `mud.png`, `mud-2.png`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let count = 2;
  while (taken.has(`${stem}-${count}${ending}`)) count += 1;
  return `${stem}-${count}${ending}`;
}
