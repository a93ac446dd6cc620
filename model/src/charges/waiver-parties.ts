/** Whose countries decide about a waiver by country. */
import type { Payer } from '../entities/billing.ts';
import type { WaiverParty } from '../entities/discount.ts';
import type { Submission } from '../entities/submission.ts';

interface Known {
  readonly quote: Submission['quote'];
  /** Of the author's profile today; empty where it is not known. */
  readonly country: string | undefined;
  /** Absent: nobody was named, so the author pays. */
  readonly payers: readonly Pick<Payer, 'country'>[] | undefined;
}

/**
 * Everybody whose country counts: the profile on the day of submission and today, the institutions of the
 * corresponding authors by ROR, and who pays. What the author alone says could be changed for a minute, so none
 * of these is enough by itself. An empty country is one that nobody knows.
 */
export function waiverParties({ quote, country, payers }: Known): WaiverParty[] {
  const institutions = quote?.affiliationCountries ?? [];
  return [
    { party: 'profile-then', country: quote?.country ?? '' },
    { party: 'profile-now', country: country ?? '' },
    ...(institutions.length > 0 ? institutions : ['']).map((each) => ({
      party: 'institution' as const,
      country: each,
    })),
    ...(payers ?? []).map((payer) => ({ party: 'payer' as const, country: payer.country })),
  ];
}
