import { type ArticleMetadata, type Author, AuthorSchema } from '@quire/model/entities/article';
import { isRor } from '@quire/model/identifiers';
import { splitName } from '@quire/model/split-name';
import type { Element } from '@xmldom/xmldom';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  childrenOf,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';
import { creditByInitials, creditRoles } from './jats-credit.ts';

type Affiliation = ArticleMetadata['affiliations'][number];

interface JatsAuthors {
  readonly authors: Author[];
  readonly affiliations: Affiliation[];
}

const AUTHOR = /^(author|person|collab|group)?$/;
/** Said to machines, or shown elsewhere. */
const SILENT = new Set([
  'label',
  'institution-id',
  'email',
  'country',
  'named-content',
  'ext-link',
  'fax',
  'phone',
]);

/** `Dept, University, Town`: the words of its parts, with commas where the file has none. */
function nameOf(aff: Element): string {
  const parts = [...aff.childNodes].flatMap((node): string[] => {
    if (node.nodeType !== 1) return [(node.nodeValue ?? '').replace(/\s+/g, ' ')];
    const element = childrenOf(aff).find((child) => child === node);
    if (!element || SILENT.has(tagNameOf(element))) return [''];
    const inner =
      tagNameOf(element) === 'institution-wrap' ? childrenNamed(element, 'institution') : [element];
    return inner.map((each) => `\uE004${wordsOf(each)}\uE004`);
  });
  return parts
    .join('')
    .replace(/\uE004\s*\uE004/g, ', ')
    .replaceAll('\uE004', '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/([,;])(\s*[,;])+/g, '$1')
    .replace(/^[\s,;.*\d†‡§¶]+|[\s,;.]+$/g, '')
    .trim();
}

function affiliationOf(aff: Element): Affiliation {
  const ror = allNamed(aff, 'institution-id')
    .map(wordsOf)
    .map((id) =>
      /^(https?:\/\/)?ror\.org\//.test(id) ? `https://${id.replace(/^https?:\/\//, '')}` : id,
    )
    .find(isRor);
  const country = wordsOf(allNamed(aff, 'country')[0]).slice(0, 80);
  const name = nameOf(aff) || country || wordsOf(aff);
  return {
    name: name.slice(0, 400),
    ...(ror ? { ror } : {}),
    ...(country && country !== name ? { country } : {}),
  };
}

interface People {
  readonly affs: readonly Element[];
  readonly notes: ReadonlyMap<string, Element>;
}

const linked = (contrib: Element, type: string): string[] =>
  childrenNamed(contrib, 'xref')
    .filter((ref) => attribute(ref, 'ref-type') === type)
    .flatMap((ref) => attribute(ref, 'rid').split(/\s+/));

/** Where a shared mark points, its notes by any kind of reference. */
const notesOf = (contrib: Element, { notes }: People): Element[] =>
  ['fn', 'author-notes', 'corresp'].flatMap((type) =>
    linked(contrib, type).flatMap((id) => notes.get(id) ?? []),
  );

function namesOf(contrib: Element): Pick<Author, 'given' | 'family' | 'collective'> {
  const alternatives = childNamed(contrib, 'name-alternatives');
  const name = childNamed(alternatives ?? contrib, 'name') ?? childNamed(contrib, 'name');
  if (name) {
    const suffix = wordsOf(childNamed(name, 'suffix'));
    const family = [wordsOf(childNamed(name, 'surname')), suffix].filter(Boolean).join(' ');
    return { given: wordsOf(childNamed(name, 'given-names')), family };
  }
  const whole = childNamed(contrib, 'string-name');
  if (whole) {
    const family = wordsOf(childNamed(whole, 'surname'));
    const given = wordsOf(childNamed(whole, 'given-names'));
    return family ? { given, family } : splitName(wordsOf(whole));
  }
  const collab = childNamed(contrib, 'collab');
  const own =
    collab &&
    childrenOf(collab).find((child) => /^(institution|named-content)$/.test(tagNameOf(child)));
  const words = own
    ? wordsOf(own)
    : [...(collab?.childNodes ?? [])]
        .map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
  return { given: '', family: '', collective: (words || wordsOf(collab)).slice(0, 250) };
}

function affiliationsOf(contrib: Element, { affs }: People): number[] {
  const ids = linked(contrib, 'aff');
  const named = affs.flatMap((aff, at) => (ids.includes(attribute(aff, 'id')) ? [at] : []));
  const within = affs.flatMap((aff, at) => (aff.parentNode === contrib ? [at] : []));
  const found = [...new Set([...within, ...named])];
  if (found.length > 0) return found.toSorted((a, b) => a - b).slice(0, 20);
  // Without marks, what their group contains is everyone's.
  return affs.flatMap((aff, at) =>
    aff.parentNode === contrib.parentNode && attribute(aff, 'id') === '' ? [at] : [],
  );
}

function authorOf(contrib: Element, people: People, { report }: JatsContext): Author | null {
  const names = namesOf(contrib);
  const who = names.collective ?? [names.given, names.family].filter(Boolean).join(' ');
  if (!who) return null;
  const notes = notesOf(contrib, people);
  const orcid = allNamed(contrib, 'contrib-id')
    .filter((id) => attribute(id, 'contrib-id-type') === 'orcid')
    .map((id) => wordsOf(id).replace(/^https?:\/\/orcid\.org\//, ''))[0];
  const corresponds =
    attribute(contrib, 'corresp') === 'yes' || linked(contrib, 'corresp').length > 0;
  const address = childNamed(contrib, 'address');
  const mail =
    wordsOf(childNamed(contrib, 'email') ?? (address && childNamed(address, 'email'))) ||
    (corresponds ? mailIn(notes, names) : '');
  const credit = creditRoles([
    ...childrenNamed(contrib, 'role').map((role) => attribute(role, 'vocab-term') || wordsOf(role)),
    ...notes
      .filter((note) => attribute(note, 'fn-type') === 'con')
      .flatMap((note) => wordsOf(note).split(/[,;]/)),
  ]);
  const shares = notes.some((note) =>
    /contributed equally|equal(ly)? contribut/i.test(wordsOf(note)),
  );
  const given = {
    ...names,
    affiliations: affiliationsOf(contrib, people),
    corresponding: corresponds,
    equal: attribute(contrib, 'equal-contrib') === 'yes' || shares,
    credit,
  };
  const full = { ...given, ...(orcid ? { orcid } : {}), ...(mail ? { email: mail } : {}) };
  const read = AuthorSchema.safeParse(full);
  if (read.success) return read.data;
  report.warn('jats/author', { author: who });
  return AuthorSchema.safeParse(given).data ?? null;
}

/** The address of a shared note that has this name in it; of one with a single address, that. */
function mailIn(notes: readonly Element[], { family }: Pick<Author, 'family'>): string {
  const mails = notes.flatMap((note) => [
    ...allNamed(note, 'email').map(wordsOf),
    ...(wordsOf(note).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []),
  ]);
  const all = [...new Set(mails)];
  const own = all.find(
    (mail) => family !== '' && mail.toLowerCase().includes(family.toLowerCase()),
  );
  return own ?? (all.length === 1 ? (all[0] ?? '') : '');
}

/** Who wrote it, where they work, what each of them did. */
export function readJatsAuthors(
  article: Element,
  meta: Element,
  context: JatsContext,
): JatsAuthors {
  const groups = childrenNamed(meta, 'contrib-group');
  const contribs = groups.flatMap((group) => childrenNamed(group, 'contrib'));
  const wrote = contribs.filter((each) => AUTHOR.test(attribute(each, 'contrib-type')));
  const others = [
    ...new Set(
      contribs
        .filter((each) => !wrote.includes(each))
        .map((each) => attribute(each, 'contrib-type')),
    ),
  ];
  if (others.length > 0) context.report.note('jats/people', { kinds: others.join(', ') });
  const theirs = (aff: Element) => {
    const id = attribute(aff, 'id');
    return (
      wrote.some(
        (each) => aff.parentNode === each || (id !== '' && linked(each, 'aff').includes(id)),
      ) ||
      (id === '' &&
        groups.some(
          (group) => aff.parentNode === group && wrote.some((each) => each.parentNode === group),
        ))
    );
  };
  // Those of editors are left out, and numbers follow from what is left.
  const affs = allNamed(meta, 'aff').filter(theirs);
  // Notes of authors stand with them or at the end of the article.
  const noted = [...allNamed(article, 'fn'), ...allNamed(meta, 'corresp')];
  const people = {
    affs,
    notes: new Map(
      noted.map((note) => [attribute(note, 'id'), note] as const).filter(([id]) => id),
    ),
  };
  const authors = wrote.flatMap((each) => authorOf(each, people, context) ?? []);
  const shared = allNamed(article, 'fn').filter(
    (note) =>
      attribute(note, 'fn-type') === 'con' &&
      !wrote.some((each) => linked(each, 'fn').includes(attribute(note, 'id'))),
  );
  for (const note of shared) {
    const found = creditByInitials(wordsOf(note), authors);
    if (!found) context.report.note('jats/contributions', { words: wordsOf(note).slice(0, 300) });
    else
      for (const [at, roles] of found) {
        const author = authors[at];
        if (author) author.credit = creditRoles([...author.credit, ...roles]);
      }
  }
  return { authors, affiliations: affs.map(affiliationOf) };
}
