import type { Element } from '@xmldom/xmldom';
import type { Shown } from '../store/registration.ts';
import { childAt, childrenOf, readXml, wordsAt, wordsOf } from '../xml/read-xml.ts';

/** The elements of a list. */
const inList = (root: Element, list: string, one: string): Element[] => {
  const holder = childAt(root, list);
  return holder ? childrenOf(holder, one) : [];
};

/** An element's attributes by the API's names, those that are there. */
const named = (element: Element, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name === 'lang' ? 'xml:lang' : name);
      return value ? [[name, value]] : [];
    }),
  );

/** What an element says, under a name, with its attributes. */
const saying =
  (name: string, ...attributes: readonly string[]) =>
  (element: Element) => ({
    ...{ [name]: wordsOf(element) },
    ...named(element, ...attributes),
  });

function personOf(element: Element, kind: 'creator' | 'contributor'): object {
  const name = childAt(element, `${kind}Name`);
  return {
    ...{ name: wordsOf(name), ...(name && named(name, 'nameType', 'lang')) },
    ...named(element, 'contributorType'),
    ...{ givenName: wordsAt(element, 'givenName'), familyName: wordsAt(element, 'familyName') },
    affiliation: childrenOf(element, 'affiliation').map(wordsOf),
    nameIdentifiers: childrenOf(element, 'nameIdentifier').map(
      saying('nameIdentifier', 'nameIdentifierScheme', 'schemeUri'),
    ),
  };
}

const funding = (element: Element): object => ({
  ...{ funderName: wordsAt(element, 'funderName'), awardTitle: wordsAt(element, 'awardTitle') },
  funderIdentifier: wordsAt(element, 'funderIdentifier'),
  awardNumber: wordsAt(element, 'awardNumber'),
});

/** A record of the schema kernel-4 in the form of DataCite's API. Throws `NotXml`. */
export function attributesOfXml(xml: string): Shown {
  const root = readXml(xml);
  const type = childAt(root, 'resourceType');
  return {
    identifier: wordsAt(root, 'identifier') ?? '',
    schemaVersion: root.namespaceURI ?? '',
    creators: inList(root, 'creators', 'creator').map((one) => personOf(one, 'creator')),
    titles: inList(root, 'titles', 'title').map(saying('title', 'titleType', 'lang')),
    publisher: wordsAt(root, 'publisher') ?? '',
    publicationYear: Number(wordsAt(root, 'publicationYear') ?? 0) || null,
    types: {
      resourceType: wordsOf(type),
      resourceTypeGeneral: type?.getAttribute('resourceTypeGeneral') ?? '',
    },
    subjects: inList(root, 'subjects', 'subject').map(saying('subject', 'lang')),
    contributors: inList(root, 'contributors', 'contributor').map((one) =>
      personOf(one, 'contributor'),
    ),
    dates: inList(root, 'dates', 'date').map(saying('date', 'dateType')),
    language: wordsAt(root, 'language') ?? null,
    identifiers: inList(root, 'alternateIdentifiers', 'alternateIdentifier').map(
      saying('identifier', 'alternateIdentifierType'),
    ),
    relatedIdentifiers: inList(root, 'relatedIdentifiers', 'relatedIdentifier').map(
      saying(
        ...(['relatedIdentifier', 'relatedIdentifierType', 'relationType'] as const),
        ...(['relationTypeInformation', 'resourceTypeGeneral'] as const),
      ),
    ),
    version: wordsAt(root, 'version') ?? null,
    rightsList: inList(root, 'rightsList', 'rights').map(
      saying('rights', 'rightsURI', 'rightsIdentifier', 'lang'),
    ),
    descriptions: inList(root, 'descriptions', 'description').map(
      saying('description', 'descriptionType', 'lang'),
    ),
    fundingReferences: inList(root, 'fundingReferences', 'fundingReference').map(funding),
  };
}
