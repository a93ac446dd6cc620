import type { OrcidFound } from '@quire/model/calls/people';
import { isOrcid } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { mayBeSameName } from '@quire/model/people-names';

export interface ChosenPerson {
  readonly key: string;
  readonly name: string;
  /** Their journals: `CES`, `CES, MSP`. */
  readonly where: string;
  readonly orcid: string;
  /** The page where the iD can be corrected. */
  readonly path: string;
}

export const FINDINGS = {
  missing: t('officeTools.findingMissing'),
  wrong: t('officeTools.findingWrong'),
  twice: t('officeTools.findingTwice'),
  unknown: t('officeTools.findingUnknown'),
  locked: t('officeTools.findingLocked'),
  'other-name': t('officeTools.findingOtherName'),
  private: t('officeTools.findingPrivate'),
  unreachable: t('officeTools.findingUnreachable'),
  fits: t('officeTools.findingFits'),
  'well-formed': t('officeTools.findingWellFormed'),
} as const;
export type Finding = keyof typeof FINDINGS;

/** Findings that need no action. */
const FINE: ReadonlySet<Finding> = new Set<Finding>(['fits', 'well-formed', 'private']);
export const isFine = (finding: Finding): boolean => FINE.has(finding);

export interface Judged extends ChosenPerson {
  readonly finding: Finding;
  /** The holder's name in the registry. */
  readonly onRecord: string;
}

const fromRegistry = (name: string, found: OrcidFound): Finding => {
  if (found.state !== 'found') return found.state;
  if (found.names.length === 0) return 'private';
  return found.names.some((each) => mayBeSameName(each, name)) ? 'fits' : 'other-name';
};

/** The finding for each person, from the digits of the iD and the registry's answer. */
export function judgePeople(
  people: readonly ChosenPerson[],
  found: ReadonlyMap<string, OrcidFound>,
): readonly Judged[] {
  const holders = Map.groupBy(people, ({ orcid }) => orcid);
  return people.map((person) => {
    const { orcid, name } = person;
    const asked = found.get(orcid);
    const onRecord = asked?.names[0] ?? '';
    const others = orcid ? (holders.get(orcid) ?? []) : [];
    const isShared = others.some((other) => !mayBeSameName(other.name, name));
    const finding = ((): Finding => {
      if (!orcid) return 'missing';
      if (!isOrcid(orcid)) return 'wrong';
      if (isShared) return 'twice';
      return asked ? fromRegistry(name, asked) : 'well-formed';
    })();
    return { ...person, finding, onRecord };
  });
}

/** The iDs to look up in the registry, each once. */
export const orcidsToAsk = (people: readonly ChosenPerson[]): readonly string[] => [
  ...new Set(people.map(({ orcid }) => orcid).filter(isOrcid)),
];
