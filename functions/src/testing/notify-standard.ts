/**
 * The text of COAR Notify 1.0.1 with its example of each pattern, the SHACL shapes of its community and the messages that
 * DSpace is tested with. They are no part of the project: tests that need them are skipped without (`validate-xml.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@quire/content/paper/parse-yaml';
import { z } from 'zod';
import { SCHEMA_FOLDER } from './validate-xml.ts';

const FOLDER = join(SCHEMA_FOLDER, 'coar-notify');
export const hasNotifyStandard = existsSync(join(FOLDER, '1.0.1'));
if (!hasNotifyStandard) console.warn('COAR Notify is not here: its tests are skipped.');

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const PatternSchema = z.record(z.string(), z.object({ value: z.unknown().optional() }).loose());

/** The properties of a pattern, and of those with an example its value. */
export const notifyPattern = (name: string) =>
  PatternSchema.parse(parseYaml(read(`1.0.1/${name}/payload.yaml`)).fields);

/** What every notification has to have. */
export const requiredProperties = (): readonly string[] =>
  z
    .object({ required_properties: z.array(z.string()) })
    .parse(parseYaml(read('1.0.1/_index.md').split('---')[1] ?? '').fields).required_properties;

/** The classes of which a shape wants at least one thing. */
export const classesOfShape = (name: string): readonly string[] =>
  [...read(`shacl/${name}-shape.ttl`).matchAll(/sh:targetNode ([\w-]+:\w+)/g)].map(
    ([, found = '']) => found,
  );

/** A message of DSpace's tests. Its places are filled: a work of the sender, and one of the receiver. */
export const dspaceMessage = (name: string, work: string, ours: string): Record<string, unknown> =>
  z
    .record(z.string(), z.unknown())
    .parse(
      JSON.parse(
        read(`samples/dspace/${name}.json`)
          .replaceAll('<<object_handle>>', work)
          .replaceAll('<<object>>', ours),
      ),
    );
