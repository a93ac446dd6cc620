import {
  type Auth,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { type Opening, PageClient } from './page-client.ts';

/** A client whose user comes from firebase/auth, and changes while the page lives. */
export class SignedInClient extends PageClient {
  readonly #auth: Auth;

  constructor(opening: Opening) {
    super(opening);
    this.#auth = initializeAuth(this.app, { persistence: inMemoryPersistence });
  }

  readonly signIn = async (uid: string): Promise<void> => {
    await signInWithCustomToken(this.#auth, uid);
  };

  readonly signOut = (): Promise<void> => signOut(this.#auth);

  /** Asks for a new token, which has the claims of now. */
  readonly refresh = async (): Promise<void> => {
    await this.#auth.currentUser?.getIdToken(true);
  };
}

Object.assign(globalThis, { open: (opening: Opening) => new SignedInClient(opening) });
