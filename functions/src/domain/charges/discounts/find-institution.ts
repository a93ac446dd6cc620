import { INSTITUTIONS } from '@quire/model/collections';
import { type Institution, InstitutionSchema } from '@quire/model/entities/institution';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * An agreement, and the link between a person and it: the domain of a mail address can be confirmed, a ROR id is only
 * stated.
 */
export interface FoundInstitution extends Institution {
  readonly id: string;
  readonly by: string;
  readonly isByDomain: boolean;
}

/** `mail.uni.example` → itself and `uni.example`: an agreement may name either. */
export function domainsOf(email: string): string[] {
  const parts = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return parts
    .slice(0, -1)
    .map((_, place) => parts.slice(place).join('.'))
    .slice(0, 10);
}

interface Sought {
  readonly journal: string;
  readonly ror?: string | undefined;
  readonly email?: string | undefined;
  /** `2026-03-01`. */
  readonly day: string;
}

const AT_MOST = 20;

/** The agreements that apply to a journal on a day, those with a confirmed address first. */
export async function findInstitutions(
  db: Firestore,
  { journal, ror, email, day }: Sought,
): Promise<FoundInstitution[]> {
  const all = db.collection(INSTITUTIONS);
  const domains = email ? domainsOf(email) : [];
  const [byDomain, byRor] = await Promise.all([
    domains.length > 0
      ? all.where('domains', 'array-contains-any', domains).limit(AT_MOST).get()
      : null,
    ror ? all.where('ror', '==', ror).limit(AT_MOST).get() : null,
  ]);
  const read = (isByDomain: boolean) => (doc: QueryDocumentSnapshot) => {
    const institution = InstitutionSchema.safeParse(doc.data()).data;
    return institution ? [{ ...institution, id: doc.id, isByDomain }] : [];
  };
  const found = [
    ...(byDomain?.docs.flatMap(read(true)) ?? []),
    ...(byRor?.docs.flatMap(read(false)) ?? []),
  ];
  return found
    .filter((each, place) => found.findIndex(({ id }) => id === each.id) === place)
    .filter(
      ({ active, from, until, journals }) =>
        active &&
        (from === undefined || from <= day) &&
        (until === undefined || until >= day) &&
        (journals.length === 0 || journals.includes(journal)),
    );
}
