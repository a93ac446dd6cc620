/** Whether Google compiles the rules, and whether Storage's may read Firestore. */
import { z } from 'zod';
import { type Check, type CheckedPlace, fault, note, ok } from './check.ts';
import { IamPolicySchema } from './iam-policy.ts';

const IssuesSchema = z.object({
  issues: z
    .array(
      z.object({
        severity: z.string().default('ERROR'),
        description: z.string().default(''),
        sourcePosition: z.object({ line: z.number().default(0) }).optional(),
      }),
    )
    .default([]),
});

const CROSS_SERVICE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

async function compiled(place: CheckedPlace, name: string) {
  const url = `${place.origins.rules}/v1/projects/${place.project}:test`;
  const content = await place.file(name);
  const answer = await place.google('POST', url, { source: { files: [{ name, content }] } });
  const { issues } = IssuesSchema.parse(answer);
  const words = issues.map(
    ({ description, sourcePosition }) => `line ${sourcePosition?.line ?? '?'}: ${description}`,
  );
  if (issues.some(({ severity }) => severity === 'ERROR')) return fault(words.join('; '));
  return issues.length > 0 ? note(words.join('; ')) : ok(`${name} compiles`);
}

const compiles = (id: string, label: string, name: string, source: string): Check => ({
  id,
  label,
  look: (place) => compiled(place, name),
  toDo: () => `Correct ${source}, then look again.`,
});

export const RULE_CHECKS: readonly Check[] = [
  compiles('rules', 'Rules of Firestore', 'firestore.rules', 'rules/*.rules (npm run rules)'),
  compiles('storage-rules', 'Rules of Storage', 'storage.rules', 'storage.rules'),
  {
    id: 'rules-right',
    label: 'Right of Storage’s rules to read Firestore',
    look: async ({ project, google, origins }) => {
      const url = `${origins.resourceManager}/v1/projects/${project}:getIamPolicy`;
      const { bindings } = IamPolicySchema.parse(await google('POST', url, {}));
      const isGranted = bindings.some(
        ({ role, members }) =>
          role === CROSS_SERVICE_ROLE &&
          members.some((each) => each.endsWith('@gcp-sa-firebasestorage.iam.gserviceaccount.com')),
      );
      return isGranted ? ok('granted') : note('not granted yet');
    },
    toDo: () =>
      'The deployment of Storage’s rules offers to grant it: answer yes. Without it, nobody can upload or read files of manuscripts.',
  },
];
