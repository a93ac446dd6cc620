import { isHiddenHost, isScriptUrl } from '@quire/model/urls';

export type Destination =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly address: string }
  | { readonly kind: 'refused' };

const REFUSED: Destination = { kind: 'refused' };

/**
 * Where an address leads that navigation is asked to go to: pages of this site always, other sites
 * only where `external` allows it, scripts never.
 *
 * @param here the page it is read on, as browsers read it
 */
export function destination(
  address: string,
  here: string,
  allow: { external?: boolean } = {},
): Destination {
  if (isScriptUrl(address) || isHiddenHost(address) || !URL.canParse(address, here)) return REFUSED;
  const url = new URL(address, here);
  if (url.origin === new URL(here).origin) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    // `/.//host` is a path of ours that, written down again, is another host.
    return path.startsWith('//') ? REFUSED : { kind: 'internal', path };
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return allow.external && isWeb ? { kind: 'external', address: url.href } : REFUSED;
}
