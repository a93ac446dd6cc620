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

const OPEN = /^CC(?:0|-BY|-BY-SA)-\d\.\d$/;

/** Whether a licence, by its SPDX name, lets anyone use and change a text for any purpose. */
export const isOpenLicence = (spdx: string): boolean => OPEN.test(spdx);

/**
 * Whether the right to mine a text is reserved, by its licence: `tdm-reservation` of the TDM Reservation Protocol
 * (https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/).
 *
 * @param spdx the licence's SPDX name
 */
export const isMiningReserved = (spdx: string): boolean => !isOpenLicence(spdx);
