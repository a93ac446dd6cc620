interface Numbered {
  readonly volume: string;
  readonly number: string;
  readonly year: number;
}

/** `Volume 2, Number 1 (2025)`, as far as it has either. */
export function issueName({ volume, number, year }: Numbered): string {
  const parts = [volume && `Volume ${volume}`, number && `Number ${number}`].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')} (${year})` : String(year);
}
