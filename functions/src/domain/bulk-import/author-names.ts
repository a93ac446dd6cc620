import { type Author, AuthorSchema } from '@quire/model/entities/article';
import { isOrcid } from '@quire/model/identifiers';
import { splitName } from '@quire/model/split-name';
import { inlineMarkdown } from './inline-markdown.ts';

const INITIALS = /^\p{Lu}{1,4}$/u;
const SUFFIX = /^(jr|sr|ii|iii|iv|2nd|3rd)\.?$/i;
const GROUP =
  /\b(group|consortium|collaboration|collaborators|committee|team|network|society|initiative|investigators|project|association|institute|university)\b/i;

/** `Gerbig DG Jr` (PubMed's), `VT Corpuz`, `Corpuz, V. T.` or `Vera Corpuz` → given and family name. */
function partsOf(name: string): { given: string; family: string } {
  const words = name.split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? ` ${words.pop()}` : '';
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && !name.includes(',')) {
    if (INITIALS.test(last) && !INITIALS.test(first)) {
      return { given: last, family: words.slice(0, -1).join(' ') + suffix };
    }
    if (INITIALS.test(first) && !INITIALS.test(last)) {
      return { given: first, family: words.slice(1).join(' ') + suffix };
    }
  }
  return splitName(name);
}

function named(text: string): Author | null {
  const name = inlineMarkdown(text).plain.replace(/\s+/g, ' ').trim();
  if (!name || /^et al\.?$/i.test(name)) return null;
  if (GROUP.test(name)) return AuthorSchema.parse({ collective: name.slice(0, 250) });
  const { given, family } = partsOf(name);
  return AuthorSchema.parse({ given: given.slice(0, 120), family: family.slice(0, 120) });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A person as an object: Crossref's `{given, family, ORCID, name}`. */
function described(value: object): Author | null {
  const of = (key: string) => inlineMarkdown(text(Reflect.get(value, key))).plain;
  const [given, family, group] = [of('given'), of('family'), of('name')];
  if (!family && !given) return group ? named(group) : null;
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i
    .exec(of('ORCID') || of('orcid'))?.[0]
    ?.toUpperCase();
  return AuthorSchema.parse({
    given: given.slice(0, 120),
    family: family.slice(0, 120),
    ...(orcid && isOrcid(orcid) ? { orcid } : {}),
  });
}

/** Authors from a list of names or objects, or from one text: `Holt M; Okafor C`. */
export function authorNames(value: unknown): Author[] {
  const list = Array.isArray(value)
    ? value
    : text(value)
        .replace(/\s+/g, ' ')
        .split(/ ?(?:;|\||\band\b) ?/);
  return list.flatMap((each: unknown) => {
    const author = typeof each === 'object' && each !== null ? described(each) : named(text(each));
    return author ?? [];
  });
}
