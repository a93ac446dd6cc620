import { readGroup } from './groups.ts';

/**
 * The name and the arguments in braces of `\name[…]{…}{…}`; options in brackets are left out. The
 * text between the delimiters of `\verb|…|` is its argument.
 */
export function readTexCommand(source: string): { name: string; args: string[] } {
  const verbatim = /^\\verb([^A-Za-z*\s{])([\s\S]*)\1$/.exec(source);
  if (verbatim) return { name: 'verb', args: [verbatim[2] ?? ''] };
  const name = /^\\([A-Za-z]+\*?|.)/s.exec(source)?.[1] ?? '';
  const args: string[] = [];
  let at = name.length + 1;
  while (at < source.length) {
    const group = readGroup(source, at);
    if (!group) break;
    if (source[at] === '{') args.push(group.inner);
    at = group.next;
  }
  return { name: name.replace(/\*$/, ''), args };
}
