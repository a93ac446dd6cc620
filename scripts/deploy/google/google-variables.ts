/** The variables by which firebase-tools finds Google's APIs (`firebase-tools/lib/api.js`), each with the name of its API. */
const APIS: Readonly<Record<string, string>> = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  CLOUD_RUN_API_URL: 'run',
  CLOUD_RUN_URL: 'run',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  FIREBASE_CLOUDLOGGING_URL: 'logging',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler',
  FIREBASE_CLOUD_TAKS_URL: 'cloudtasks',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_HOSTING_API_URL: 'firebasehosting',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_IDENTITY_URL: 'identitytoolkit',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_RULES_URL: 'firebaserules',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'www',
  FIRESTORE_URL: 'firestore',
};

/**
 * What firebase-tools is started with so that it asks a server of ours: Google's own names, by HTTP and through that server as
 * a proxy. So it reads from the names which API is meant, and what it would ask beside them by HTTPS is refused.
 *
 * @param config where it keeps what it knows of projects and sign-ins, instead of the home folder
 */
export function googleVariables(proxy: string, config: string): Readonly<Record<string, string>> {
  const apis = Object.entries(APIS).map(([name, api]) => [name, `http://${api}.googleapis.com`]);
  return {
    ...Object.fromEntries(apis),
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    NO_PROXY: '127.0.0.1',
    // For a token of Google's; ours takes any.
    FIREBASE_TOKEN: 'token',
    XDG_CONFIG_HOME: config,
    NO_UPDATE_NOTIFIER: '1',
  };
}
