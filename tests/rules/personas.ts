/** The people who try every door, with the claims their tokens carry. */
export interface Persona {
  readonly uid: string | null;
  readonly roles: readonly string[];
  readonly journals: readonly string[];
  /** Whether the address is proven; true where nothing is said. */
  readonly isVerified?: boolean;
}

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
