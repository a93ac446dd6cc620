/** Where the postal code follows the town, as the Universal Postal Union lists addresses. */
const CODE_BEHIND = new Set(
  'AU BD BM BN CA GB GG HK ID IE IM IN JE JO JP KH KR LK MM MN MV NG NP NZ PK PR SA SG TH TW US VN'.split(
    ' ',
  ),
);

interface Town {
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** `72074 Tübingen`, `Ann Arbor, MI 48109-1274`: the line of an address that names the town. */
export function townLine({ postalCode, city, country }: Town): string {
  const parts = CODE_BEHIND.has(country) ? [city, postalCode] : [postalCode, city];
  return parts.filter(Boolean).join(' ');
}
