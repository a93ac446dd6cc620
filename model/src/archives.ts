/** Archives that keep journals for good, as Crossref spells them: only these can be registered with articles. */
/** Those that every version of its schema knows. */
export const OLD_ARCHIVES = [
  'CLOCKSS',
  'LOCKSS',
  'Portico',
  'KB',
  'Internet Archive',
  'DWT',
] as const;

/** Those of schema 5.5.0. */
export const ARCHIVES = [
  ...OLD_ARCHIVES,
  ...['ADS', 'BL', 'Cariniana Network', 'CINES', 'HathiTrust', 'LOC', 'NAA', 'NARA', 'NDPP'],
  ...['NSK', 'PKP PN', 'PSNC', 'Scholars Portal', 'TNA'],
] as const;
