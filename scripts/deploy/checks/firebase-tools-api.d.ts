declare module 'firebase-tools/lib/api.js' {
  type Origin = () => string;
  export const cloudbillingOrigin: Origin;
  export const firebaseApiOrigin: Origin;
  export const firebaseStorageOrigin: Origin;
  export const firestoreOrigin: Origin;
  export const functionsV2Origin: Origin;
  export const hostingApiOrigin: Origin;
  export const iamOrigin: Origin;
  export const identityOrigin: Origin;
  export const resourceManagerOrigin: Origin;
  export const rulesOrigin: Origin;
  export const secretManagerOrigin: Origin;
  export const serviceUsageOrigin: Origin;
  export const storageOrigin: Origin;
}
