import type { Asker } from '@quire/model/roles';
import { claimsInSession } from '@quire/model/second-factor';

/** The people who try every door, with the claims their tokens carry. */
export interface Persona {
  readonly uid: string | null;
  readonly roles: readonly string[];
  readonly journals: readonly string[];
  /** Whether the address is proven; true where nothing is said. */
  readonly isVerified?: boolean;
  /** What the token says of a second factor; absent: neither account nor role has one. */
  readonly factor?: { readonly secondFactor?: string; readonly secondFactorUsed?: string };
}

const EVERY_STAFF_RIGHT = ['author', 'editor', 'production', 'finance', 'content', 'admin'];

const person = (uid: string, roles: string[], journals: string[] = []): Persona => ({
  uid,
  roles,
  journals,
});

export const PERSONAS = {
  visitor: { uid: null, roles: [], journals: [] },
  reader: person('reader', ['reader']),
  author: person('author', ['author']),
  reviewer: person('reviewer', ['reviewer']),
  editor: person('editor', ['editor'], ['CES']),
  editorElsewhere: person('editor-elsewhere', ['editor'], ['QPH']),
  production: person('production', ['production'], ['CES']),
  finance: person('finance', ['finance'], ['CES']),
  content: person('content', ['content']),
  admin: person('admin', ['admin']),
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[];

/** The same, and people whom accounts and manuscripts have to tell apart besides. */
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
  /** A session with the password alone, of somebody who has set up a second factor. */
  withoutCode: {
    ...person('without-code', EVERY_STAFF_RIGHT, ['CES']),
    factor: { secondFactor: 'f1' },
  },
  /** An account made at Firebase itself: it has no claims. */
  stranger: person('stranger', []),
};

/** An editor of CES, by what their token says of a second factor. */
export const editorWithFactor = (factor: Persona['factor'] = {}): Persona => ({
  ...PERSONAS.editor,
  factor,
});

/** The claims of somebody's token. */
export const tokenOf = ({ roles, journals, isVerified = true, factor }: Persona) => ({
  roles: [...roles],
  journals: [...journals],
  email_verified: isVerified,
  ...factor,
});

/** Whom the matrix judges: nobody where the address is not proven. */
export function askerOf(persona: Persona): Asker | null {
  const { uid, isVerified = true } = persona;
  return uid === null || !isVerified ? null : { uid, claims: claimsInSession(tokenOf(persona)) };
}
