import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as f from 'firebase/firestore/lite';

/** Who asks for what, and where. */
export interface LiteOpening {
  readonly port: number;
  readonly project: string;
  /** null is a visitor. */
  readonly user: string | null;
}

/** An instance of the unchanged lite SDK; runs in the page or in Node. */
export class LiteClient {
  readonly f = f;
  readonly db: f.Firestore;
  readonly rooms: f.CollectionReference;
  readonly #app: FirebaseApp;

  constructor({ port, project, user }: LiteOpening) {
    this.#app = initializeApp({ projectId: project, apiKey: 'x' }, `${project} ${user}`);
    this.db = f.getFirestore(this.#app);
    const token = user === null ? {} : { mockUserToken: { user_id: user } };
    f.connectFirestoreEmulator(this.db, '127.0.0.1', port, token);
    this.rooms = f.collection(this.db, 'rooms');
  }

  readonly room = (id: string): f.DocumentReference => f.doc(this.rooms, id);

  readonly end = (): Promise<void> => deleteApp(this.#app);
}
