/** What Google keeps of a project that is deployed to, as far as firebase-tools asks for it. */
import { z } from 'zod';

export const PROJECT_NUMBER = '123456789012';

/** Something that an API has been given as JSON. */
export const ThingSchema = z.looseObject({});
export type Thing = z.infer<typeof ThingSchema>;

export interface PretendedProject {
  readonly id: string;
  /** By full names. */
  readonly functions: Map<string, Thing>;
  /** Of Cloud Run, by their names. */
  readonly services: Map<string, Thing>;
  readonly operations: Map<string, Thing>;
  readonly rulesets: Map<string, Thing>;
  readonly releases: Map<string, Thing>;
  readonly indexes: Map<string, Thing>;
  /** Fields that have indexes of their own. */
  readonly fields: Map<string, Thing>;
  readonly jobs: Map<string, Thing>;
  readonly versions: Map<string, Thing>;
  /** Policies of who may do what, by what they are about. */
  readonly policies: Map<string, Thing>;
  /** Hashes of the files that Hosting has. */
  readonly files: Set<string>;
  /** Functions that are refused instead of being made. */
  readonly failing: Set<string>;
}

export const pretendedProject = (id: string): PretendedProject => ({
  id,
  functions: new Map(),
  services: new Map(),
  operations: new Map(),
  rulesets: new Map(),
  releases: new Map(),
  indexes: new Map(),
  fields: new Map(),
  jobs: new Map(),
  versions: new Map(),
  policies: new Map(),
  files: new Set(),
  failing: new Set(),
});
