/** Where Google's APIs answer: the addresses that firebase-tools uses, which its variables can change for a test. */
import * as api from 'firebase-tools/lib/api.js';

export const googleOrigins = () => ({
  billing: api.cloudbillingOrigin(),
  firebase: api.firebaseApiOrigin(),
  firestore: api.firestoreOrigin(),
  functions: api.functionsV2Origin(),
  hosting: api.hostingApiOrigin(),
  iam: api.iamOrigin(),
  identity: api.identityOrigin(),
  resourceManager: api.resourceManagerOrigin(),
  rules: api.rulesOrigin(),
  secretManager: api.secretManagerOrigin(),
  serviceUsage: api.serviceUsageOrigin(),
  firebaseStorage: api.firebaseStorageOrigin(),
  storage: api.storageOrigin(),
});

export type GoogleOrigins = ReturnType<typeof googleOrigins>;
