interface Proposed {
  readonly conference: string;
  readonly acronym: string;
  readonly start?: string | undefined;
}

/** An address for the conference of a proposal: `tidal-flats-2027`. */
export function conferenceKey(proposal: Proposed | undefined): string {
  if (!proposal) return '';
  const { conference, acronym, start } = proposal;
  const words = (acronym || conference)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const year = start?.slice(0, 4) ?? '';
  return [words, words.includes(year) ? '' : year].filter(Boolean).join('-');
}
