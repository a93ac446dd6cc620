import type { SubmissionDraft } from '@quire/model/entities/submission';

type People = Pick<SubmissionDraft, 'authors' | 'affiliations'>;

/** Removes an institution. Authors refer to institutions by index, so later ones move up. */
export function withoutAffiliation({ authors, affiliations }: People, place: number): People {
  return {
    affiliations: affiliations.filter((_, at) => at !== place),
    authors: authors.map((author) => ({
      ...author,
      affiliations: author.affiliations
        .filter((at) => at !== place)
        .map((at) => (at > place ? at - 1 : at)),
    })),
  };
}

/** Adds an institution, or finds the one with that ROR ID or name; returns its index. */
export function withAffiliation(
  affiliations: SubmissionDraft['affiliations'],
  name: string,
  known: Omit<SubmissionDraft['affiliations'][number], 'name'> = {},
): { readonly affiliations: SubmissionDraft['affiliations']; readonly place: number } {
  const wanted = name.trim().toLowerCase();
  const place = affiliations.findIndex(
    (each) => (known.ror && each.ror === known.ror) || each.name.trim().toLowerCase() === wanted,
  );
  if (place >= 0 && wanted) return { affiliations, place };
  return {
    affiliations: [...affiliations, { name: name.trim(), ...known }],
    place: affiliations.length,
  };
}

/** The names of an author's institutions. */
export const namesOf = (
  { affiliations: places }: Pick<SubmissionDraft['authors'][number], 'affiliations'>,
  { affiliations }: Pick<SubmissionDraft, 'affiliations'>,
): string[] => places.flatMap((place) => affiliations[place]?.name ?? []);

/** The current indexes of institutions with these names, without removed ones. */
export const placesOf = (
  names: readonly string[],
  { affiliations }: Pick<SubmissionDraft, 'affiliations'>,
): number[] =>
  names.map((name) => affiliations.findIndex((each) => each.name === name)).filter((at) => at >= 0);
