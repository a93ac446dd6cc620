export type Json = Readonly<Record<string, unknown>>;

/** Whether it is an object with fields to look into, not an array and not null. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
