import type { DeployedPackage } from './deployed-packages.ts';

/** Licences under which a package may be part of what is deployed. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'Unlicense', 'OFL-1.1', 'Python-2.0'],
  // Files that are changed stay under it: we change none.
  'MPL-2.0',
  // Native libraries of sharp, installed beside our code and replaceable.
  'LGPL-3.0-or-later',
]);

/** Packages that name no licence of the list, each looked at: with what they say instead. */
const LOOKED_AT: Readonly<Record<string, { readonly says: string; readonly why: string }>> = {
  citeproc: {
    says: 'CPAL-1.0 OR AGPL-1.0',
    why: 'CPAL: used unchanged; “Citations by CSL (citeproc-js)” is shown below citations (cite-box.tsx)',
  },
  'dejavu-fonts-ttf': {
    says: 'SEE LICENSE IN README.md AND LICENSE',
    why: 'the licence of Bitstream Vera: free to use and embed, not to be sold by itself',
  },
  duck: { says: 'BSD', why: 'its LICENSE is BSD-2-Clause' },
  limiter: { says: '', why: 'its LICENSE.txt is MIT' },
  'png-js': { says: '', why: 'its LICENSE is MIT' },
};

/** Whether an SPDX expression can be met: one side of OR, all sides of AND. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)));

/** Packages whose licence nobody has allowed; `says` has to be what was looked at. */
export function refusedPackages(packages: readonly DeployedPackage[]): string[] {
  const refused = packages.filter(
    ({ name, licence }) => !isAllowed(licence) && LOOKED_AT[name]?.says !== licence,
  );
  return refused.map(({ name, version, licence }) => `${name}@${version}: ${licence || 'none'}`);
}

/** The exceptions that no deployed package still needs. */
export const needlessExceptions = (packages: readonly DeployedPackage[]): string[] =>
  Object.keys(LOOKED_AT).filter((name) => !packages.some((each) => each.name === name));
