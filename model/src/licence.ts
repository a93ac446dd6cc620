/** A Creative Commons licence by its SPDX name: its name for readers, and its address. */
export function licenceOf(spdx: string): { label: string; url: string | null } {
  const parts = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-(\d\.\d)$/.exec(spdx);
  if (parts?.[1] && parts[2]) {
    return {
      label: `CC ${parts[1]} ${parts[2]}`,
      url: `https://creativecommons.org/licenses/${parts[1].toLowerCase()}/${parts[2]}/`,
    };
  }
  if (spdx === 'CC0-1.0') {
    return { label: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  }
  return { label: spdx, url: null };
}
