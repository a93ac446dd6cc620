/** The metadata in a JATS file (front/article-meta). Its own entities are not expanded. */

import type { Found } from '@quire/model/submission/offered';
import { DOMParser, type Element } from '@xmldom/xmldom';

const all = (from: Element, name: string): Element[] => [...from.getElementsByTagName(name)];
const first = (from: Element, name: string): Element | undefined => all(from, name)[0];
const textIn = (from: Element | undefined): string =>
  (from?.textContent ?? '').replace(/\s+/g, ' ').trim();
const childNamed = (from: Element, name: string): Element | undefined =>
  all(from, name).find((each) => each.parentNode === from);

/** An institution without its label, and without machine-readable identifiers. */
function institution(aff: Element): { name: string; ror?: string | undefined } {
  const ror = all(aff, 'institution-id')
    .map(textIn)
    .find((id) => /^https:\/\/ror\.org\//.test(id));
  const skipped = ['label', 'institution-id', 'email'].flatMap((name) => all(aff, name));
  for (const each of skipped) each.parentNode?.removeChild(each);
  const name = textIn(aff).replace(/^[\s,;.*\d]+/, '');
  return ror ? { name, ror } : { name };
}

function authorsOf(meta: Element): Pick<Found, 'authors' | 'affiliations'> {
  const affs = all(meta, 'aff');
  const ids = affs.map((aff) => aff.getAttribute('id') ?? '');
  const notes = new Map(all(meta, 'corresp').map((note) => [note.getAttribute('id') ?? '', note]));
  const authors = all(meta, 'contrib')
    .filter((each) => (each.getAttribute('contrib-type') ?? 'author') === 'author')
    .map((contrib) => {
      const refs = all(contrib, 'xref');
      const named = (type: string) =>
        refs
          .filter((ref) => ref.getAttribute('ref-type') === type)
          .map((ref) => ref.getAttribute('rid') ?? '');
      const note = named('corresp')
        .map((id) => notes.get(id))
        .find(Boolean);
      const own = affs.filter((aff) => aff.parentNode === contrib).map((aff) => affs.indexOf(aff));
      const linked = named('aff')
        .map((id) => ids.indexOf(id))
        .filter((at) => at >= 0);
      return {
        given: textIn(first(contrib, 'given-names')),
        family: textIn(first(contrib, 'surname')) || textIn(first(contrib, 'collab')),
        email: textIn(first(contrib, 'email')) || textIn(note && first(note, 'email')),
        orcid: textIn(
          all(contrib, 'contrib-id').find((id) => id.getAttribute('contrib-id-type') === 'orcid'),
        ),
        corresponding: contrib.getAttribute('corresp') === 'yes' || note !== undefined,
        affiliations: [...new Set([...own, ...linked])],
      };
    });
  return { authors, affiliations: affs.map(institution) };
}

function abstractOf(meta: Element): string {
  const abstract = all(meta, 'abstract').find((each) => !each.getAttribute('abstract-type'));
  if (!abstract) return '';
  const paragraphs = all(abstract, 'p').map(textIn).filter(Boolean);
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : textIn(abstract);
}

/** Null where the file is not JATS, or not XML. */
export function fromJats(bytes: Uint8Array): Found | null {
  try {
    const text = new TextDecoder().decode(bytes);
    const parser = new DOMParser({ onError: () => undefined });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (root?.localName !== 'article') return null;
    const front = childNamed(root, 'front');
    const meta = front && first(front, 'article-meta');
    if (!meta) return null;
    const groups = all(meta, 'kwd-group');
    const keywords = groups.flatMap((group) => all(group, 'kwd')).map(textIn);
    const { authors, affiliations } = authorsOf(meta);
    const title = textIn(first(meta, 'article-title'));
    return { title, abstract: abstractOf(meta), keywords, authors, affiliations };
  } catch {
    return null;
  }
}
