import type { DepositContributor } from '../deposit.ts';

interface DoajPerson {
  readonly name: string;
  /** DOAJ keeps one. */
  readonly affiliation?: string | undefined;
  /** An address: `https://orcid.org/0000-0002-1825-0097`. */
  readonly orcid?: string | undefined;
}

/** The authors whose names are told, given names first. DOAJ wants no e-mail addresses. */
export const doajPeople = (contributors: readonly DepositContributor[]): DoajPerson[] =>
  contributors.flatMap((each): DoajPerson[] => {
    if (each.role !== 'author' || each.kind === 'anonymous') return [];
    if (each.kind === 'group') return [{ name: each.name }];
    const { given, surname, affiliations, orcid } = each;
    const name = [given, surname].filter(Boolean).join(' ');
    return name ? [{ name, affiliation: affiliations[0]?.name, orcid: orcid?.url }] : [];
  });
