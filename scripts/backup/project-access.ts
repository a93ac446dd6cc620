/** An administrator's way to everything that a project keeps: Google's, or the one on this machine. */
import { credentials } from '@grpc/grpc-js';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, v1 } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Addresses } from '../../local/src/stack/addresses.ts';

/** What local services take for an administrator. */
const OWNER = 'Bearer owner';

type DocumentsClient = InstanceType<typeof v1.FirestoreClient>;

export interface ProjectAccess {
  readonly project: string;
  readonly isLocal: boolean;
  /** Where its documents begin. */
  readonly root: string;
  /** Firestore as the protocol has it: values are read and written exactly as they are. */
  readonly documents: DocumentsClient;
  /** What each of its requests is sent with. */
  readonly callOptions: Readonly<Record<string, unknown>>;
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  /** Asks one of Google's REST services, or what stands for it here. */
  readonly ask: (service: Service, path: string, body?: unknown) => Promise<unknown>;
  close(): Promise<void>;
}

/** A REST service that refused. */
export class ServiceRefused extends Error {
  readonly status: number;
  constructor(status: number, url: string, text: string) {
    super(`${status} from ${url}: ${text.slice(0, 500)}`);
    this.status = status;
  }
}

const SERVICES = {
  accounts: 'https://identitytoolkit.googleapis.com',
  functions: 'https://cloudfunctions.googleapis.com',
} as const;
type Service = keyof typeof SERVICES;

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new ServiceRefused(answer.status, url, text);
  return JSON.parse(text);
}

let opened = 0;

/** Every connection is an app of its own: a drill has two. */
function newApp(project: string, bucket: string, isLocal: boolean): App {
  opened += 1;
  return initializeApp(
    {
      projectId: project,
      storageBucket: bucket,
      ...(!isLocal && { credential: applicationDefault() }),
    },
    `backup-${opened}`,
  );
}

const rootOf = (project: string) => `projects/${project}/databases/(default)/documents`;

/** The press on this machine that answers at these addresses. */
export function localAccess(addresses: Addresses): ProjectAccess {
  const { project } = addresses;
  if (!project.startsWith('demo-')) throw new Error(`${project} is not a local project.`);
  // The admin SDK takes its local addresses from here and nowhere else.
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = new URL(addresses.firestore).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(addresses.auth).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = new URL(addresses.storage).host;
  process.env.STORAGE_EMULATOR_HOST = addresses.storage;
  const app = newApp(project, `${project}.appspot.com`, true);
  const db = getFirestore(app);
  const { hostname, port } = new URL(addresses.firestore);
  const documents = new v1.FirestoreClient({
    servicePath: hostname,
    port: Number(port),
    sslCreds: credentials.createInsecure(),
    projectId: project,
  });
  return {
    ...{ project, isLocal: true, root: rootOf(project), documents, db, auth: getAuth(app) },
    callOptions: { otherArgs: { headers: { authorization: OWNER } } },
    bucket: getStorage(app).bucket(),
    ask: (service, path, body) =>
      ask(
        service === 'accounts' ? `${addresses.auth}/identitytoolkit.googleapis.com${path}` : path,
        { authorization: OWNER },
        body,
      ),
    close: () => close(app, documents),
  };
}

/** A project of Google's, with the rights of whoever has signed in (`gcloud auth application-default login`). */
export function googleAccess(project: string, bucket: string): ProjectAccess {
  const app = newApp(project, bucket, false);
  const documents = new v1.FirestoreClient({ projectId: project });
  return {
    ...{ project, isLocal: false, root: rootOf(project), documents, callOptions: {} },
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    ask: async (service, path, body) => {
      const { access_token } = await applicationDefault().getAccessToken();
      const headers = { authorization: `Bearer ${access_token}`, 'x-goog-user-project': project };
      return ask(`${SERVICES[service]}${path}`, headers, body);
    },
    close: () => close(app, documents),
  };
}

async function close(app: App, documents: DocumentsClient): Promise<void> {
  await documents.close();
  await deleteApp(app);
}
