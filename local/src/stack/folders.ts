import { join } from 'node:path';

/** Where a press keeps what it makes on this machine. */
export interface Folders {
  /** The project: where `firebase.json` is. */
  root: string;
  /** Everything below is in here (`.local`). */
  home: string;
  /** What survives: Firestore's own log, accounts and files. */
  data: string;
  firestore: string;
  /** Accounts and files in the layout that `firebase emulators:start --import` reads. */
  exports: string;
  mail: string;
  /** The indices of the search. */
  search: string;
  /** What was registered with the local agency. */
  agency: string;
  /** What the local registry of researchers knows. */
  orcid: string;
  logs: string;
  /** Made again at each start. */
  run: string;
  addresses: string;
  lock: string;
}

/** Takes the project's folder and the folder for local things; returns every path below it. */
export function foldersOf(root: string, home: string = join(root, '.local')): Folders {
  const data = join(home, 'data');
  return {
    root,
    home,
    data,
    firestore: join(data, 'firestore'),
    exports: join(data, 'exports'),
    mail: join(data, 'mail'),
    search: join(data, 'search'),
    agency: join(data, 'agency'),
    orcid: join(data, 'orcid'),
    logs: join(home, 'logs'),
    run: join(home, 'run'),
    addresses: join(home, 'addresses.json'),
    lock: join(home, 'running.json'),
  };
}
