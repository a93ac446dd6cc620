import { claimsInJournals } from '@quire/model/grants';
import type { Asker, Grants, Role } from '@quire/model/roles';
import { claimsInSession } from '@quire/model/second-factor';

/** The people who try every door, with the claims their tokens carry. */
export interface Persona {
  readonly uid: string | null;
  readonly roles: readonly Role[];
  readonly grants: Grants;
  /** Whether the address is proven; true where nothing is said. */
  readonly isVerified?: boolean;
  /** Of a token from before grants had scopes: the journals that it names. */
  readonly before?: readonly string[];
  /** What the token says of a second factor; absent: neither account nor role has one. */
  readonly factor?: { readonly secondFactor?: string; readonly secondFactorUsed?: string };
}

const EVERY_STAFF_RIGHT: readonly Role[] = [
  'author',
  'editor',
  'production',
  'finance',
  'content',
  'admin',
];

/** Every role that takes journals counts in each of these. */
export const person = (
  uid: string,
  roles: readonly Role[],
  journals: readonly string[] = [],
): Persona => ({ uid, ...claimsInJournals(roles, journals) });

export const PERSONAS = {
  visitor: { uid: null, roles: [], grants: {} },
  reader: person('reader', ['reader']),
  author: person('author', ['author']),
  reviewer: person('reviewer', ['reviewer']),
  editor: person('editor', ['editor'], ['CES']),
  editorElsewhere: person('editor-elsewhere', ['editor'], ['QPH']),
  recommendingEditor: person('recommending-editor', ['recommendingEditor'], ['CES']),
  guestEditor: {
    ...person('guest-editor', ['guestEditor']),
    grants: { guestEditor: ['CES~s1', 'CES~s3'] },
  },
  production: person('production', ['production'], ['CES']),
  finance: person('finance', ['finance'], ['CES']),
  content: person('content', ['content']),
  admin: person('admin', ['admin']),
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

/** The same, with people who differ in their accounts and manuscripts. */
export const PEOPLE: Readonly<Record<string, Persona>> = {
  ...PERSONAS,
  authorEditor: person('author-editor', ['author', 'editor'], ['CES']),
  authorAdmin: person('author-admin', ['author', 'admin']),
  authorProduction: person('author-production', ['author', 'production'], ['CES']),
  /** Whose address was changed at Firebase itself, past the press. */
  unproven: {
    ...person('unproven', ['author', 'editor', 'production', 'admin'], ['CES']),
    isVerified: false,
  },
  /** A session with the password alone, for a person who has set up a second factor. */
  withoutCode: {
    ...person('without-code', EVERY_STAFF_RIGHT, ['CES']),
    factor: { secondFactor: 'f1' },
  },
  /** Of a special issue of another journal that has the same key. */
  guestElsewhere: {
    ...person('guest-elsewhere', ['author', 'guestEditor']),
    grants: { guestEditor: ['QPH~s1'] },
  },
  /** Editor of one journal and production staff of another. */
  twoHats: {
    ...person('two-hats', ['editor', 'production']),
    grants: { editor: ['QPH'], production: ['CES'] },
  },
  /** A scope of a role that the token does not name. */
  scopeAlone: {
    ...person('scope-alone', ['author']),
    grants: {
      ...{ editor: ['CES'], recommendingEditor: ['CES'], production: ['CES'] },
      guestEditor: ['CES~s1'],
    },
  },
  /** Whose token is from before grants had scopes. */
  oldToken: { ...person('old-token', ['author', 'editor', 'production']), before: ['CES'] },
  /** An account made at Firebase itself: it has no claims. */
  stranger: person('stranger', []),
};

/** An editor of CES, by what their token says of a second factor. */
export const editorWithFactor = (factor: Persona['factor'] = {}): Persona => ({
  ...PERSONAS.editor,
  factor,
});

/** The claims in a person's token. */
export const tokenOf = ({ roles, grants, isVerified = true, factor, before }: Persona) => ({
  roles: [...roles],
  ...(before ? { journals: [...before] } : { grants }),
  email_verified: isVerified,
  ...factor,
});

/** The person in the matrix: no one where the address is not confirmed. */
export function askerOf(persona: Persona): Asker | null {
  const { uid, isVerified = true } = persona;
  return uid === null || !isVerified ? null : { uid, claims: claimsInSession(tokenOf(persona)) };
}
