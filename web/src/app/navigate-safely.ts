import { internalPath, isScriptUrl } from '@quire/model/urls';

export type Destination =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly address: string }
  | { readonly kind: 'refused' };

/**
 * Where an address that came from outside (`next=`, a stored link) may lead: pages of this site
 * always, other sites only when `external` allows it, scripts never (specification, section 5).
 */
export function destination(address: string, allow: { external?: boolean } = {}): Destination {
  const path = internalPath(address);
  if (path !== null) return { kind: 'internal', path };
  if (!allow.external || isScriptUrl(address)) return { kind: 'refused' };
  try {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'refused' };
    return { kind: 'external', address: url.href };
  } catch {
    return { kind: 'refused' };
  }
}
