/**
 * The version of a deposit, as Crossref compares them: a number that grows for each DOI over its whole life, whoever
 * registered it before. The 17 digits of a moment in UTC (`20261122120000123`) are larger than all forms that others
 * use: seconds, milliseconds and `YYYYMMDDhhmmss`.
 *
 * @param last the timestamp of the DOI's latest deposit. A clock that was set back, or two deposits in a millisecond,
 * are given the next number.
 */
export function depositTimestamp(now: Date, last?: string): string {
  const moment = now.toISOString().replace(/\D/g, '');
  const next = last && /^\d{1,30}$/.test(last) ? BigInt(last) + 1n : 0n;
  return BigInt(moment) >= next ? moment : next.toString();
}
