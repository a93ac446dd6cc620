/** Identifiers of works elsewhere: their forms, and where readers find what they name. */
import type { Relation, RelationIdType } from '../entities/relation.ts';
import { DOI, doiUrl, isIsbn13, isIssn, normaliseDoi } from '../identifiers.ts';

/** `2401.01234`, `2401.01234v2`, `math/0211159`, `math.GT/0309136`. */
const ARXIV = /^(\d{4}\.\d{4,5}|[a-z-]+(\.[A-Z]{2})?\/\d{7})(v\d+)?$/;
const HANDLE = /^[\w.]+\/[^\s\p{C}]{1,200}$/u;

const isWebAddress = (text: string) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text);

interface IdentifierForm {
  readonly is: (text: string) => boolean;
  /** As it is kept, without an address or a name around it. */
  readonly bare: (text: string) => string;
  readonly url: (text: string) => string | null;
}

const without = (pattern: RegExp) => (text: string) => text.replace(pattern, '');

const FORMS: Readonly<Record<RelationIdType, IdentifierForm>> = {
  doi: {
    is: (text) => DOI.test(text),
    bare: (text) => normaliseDoi(text) ?? text,
    url: doiUrl,
  },
  uri: { is: isWebAddress, bare: (text) => text, url: (text) => text },
  arxiv: {
    is: (text) => ARXIV.test(text),
    bare: without(/^(https?:\/\/arxiv\.org\/(abs|pdf)\/|arxiv:\s*)/i),
    url: (text) => `https://arxiv.org/abs/${text}`,
  },
  handle: {
    is: (text) => HANDLE.test(text),
    bare: without(/^(https?:\/\/hdl\.handle\.net\/|hdl:\s*)/i),
    url: (text) => `https://hdl.handle.net/${encodeURI(text).replace(/[?#]/g, encodeURIComponent)}`,
  },
  isbn: { is: isIsbn13, bare: without(/^isbn[:\s]*/i), url: () => null },
  issn: {
    is: isIssn,
    bare: (text) => text.replace(/^issn[:\s]*/i, '').toUpperCase(),
    url: (text) => `https://portal.issn.org/resource/ISSN/${text}`,
  },
};

/** An identifier as people type and paste it, in the form in which it is kept. What is none stays as it was typed. */
export const relationIdAsTyped = (idType: RelationIdType, text: string): string =>
  FORMS[idType].bare(text.trim());

export const isRelationId = ({
  idType,
  identifier,
}: Pick<Relation, 'idType' | 'identifier'>): boolean => FORMS[idType].is(identifier);

/** Where the work is found; null for what has no address, or is not of its form. */
export const relationUrl = (relation: Pick<Relation, 'idType' | 'identifier'>): string | null =>
  isRelationId(relation) ? FORMS[relation.idType].url(relation.identifier) : null;

/** Which kind of identifier a text is; null for none. An address of a DOI, of arXiv or of a handle is that. */
export function readRelationId(text: string): Pick<Relation, 'idType' | 'identifier'> | null {
  const typed = text.trim();
  const kinds = ['doi', 'arxiv', 'isbn', 'issn'] as const;
  const isHandle = /^(https?:\/\/hdl\.handle\.net\/|hdl:)/i.test(typed);
  for (const idType of [...kinds, ...(isHandle ? (['handle'] as const) : []), 'uri'] as const) {
    const identifier = relationIdAsTyped(idType, typed);
    if (isRelationId({ idType, identifier })) return { idType, identifier };
  }
  return null;
}
