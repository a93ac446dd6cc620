declare module 'firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js' {
  /** What firebase-tools makes of the functions' own description of themselves. */
  export function buildFromV1Alpha1(
    manifest: object,
    project: string,
    region: string,
    runtime: string,
  ): object;
}
declare module 'firebase-tools/lib/deploy/functions/params.js' {
  export class ParamValue {
    constructor(value: string, internal: boolean, types: { readonly string: boolean });
  }
}
declare module 'firebase-tools/lib/deploy/functions/build.js' {
  import type { ParamValue } from 'firebase-tools/lib/deploy/functions/params.js';
  /** What is deployed, by regions. */
  export function toBackend(
    build: object,
    values: Readonly<Record<string, ParamValue>>,
  ): { readonly endpoints: Readonly<Record<string, object>> };
}
