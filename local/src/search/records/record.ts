/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A record of an index: any JSON, and `objectID`. */
export interface Rec {
  [name: string]: Json;
  objectID: string;
}

export const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
