import { CREDIT_ROLES } from '@quire/model/credit-roles';

/**
 * A CRediT role as the taxonomy's addresses and Crossref's schema 5.5.0 name it: `Writing – review & editing` → `writing-review-editing`. Undefined for what is
 * none of the taxonomy's.
 */
export function creditSlug(role: string): string | undefined {
  const known = CREDIT_ROLES.find((each) => each.toLowerCase() === role.trim().toLowerCase());
  return known
    ?.toLowerCase()
    .match(/[a-z]+/g)
    ?.join('-');
}
