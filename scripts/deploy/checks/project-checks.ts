/** Who deploys, and where to: the rights, the project, its plan and its APIs. */
import { z } from 'zod';
import { readIfThere } from './ask-google.ts';
import { type Check, fault, note, ok } from './check.ts';

/** As `firebase-tools/lib/deploy` demands them, and what a first deployment does beside it. */
const PERMISSIONS = [
  'firebase.projects.get',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.update',
  'cloudfunctions.functions.delete',
  'cloudscheduler.jobs.create',
  'datastore.indexes.create',
  'datastore.indexes.delete',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'resourcemanager.projects.setIamPolicy',
];

/** Those that a deployment switches on by itself, and those that it does not. */
const SWITCHED_ON = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'eventarc',
  'firebaserules',
  'firebasestorage',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
];
const BY_HAND = ['firebasehosting', 'firestore', 'iamcredentials', 'identitytoolkit'];

const PermissionsSchema = z.object({ permissions: z.array(z.string()).default([]) });
const ProjectSchema = z.object({ state: z.string().default('ACTIVE'), projectNumber: z.string() });
const BillingSchema = z.object({ billingEnabled: z.boolean().default(false) });
const ServicesSchema = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string().default('') })).default([]),
});

const apiOf = (name: string) => `${name}.googleapis.com`;

export const PROJECT_CHECKS: readonly Check[] = [
  {
    id: 'rights',
    label: 'Sign-in and rights',
    look: async ({ project, google, origins }) => {
      const url = `${origins.resourceManager}/v1/projects/${project}:testIamPermissions`;
      const answer = await google('POST', url, { permissions: PERMISSIONS });
      const granted = PermissionsSchema.parse(answer).permissions;
      const missing = PERMISSIONS.filter((each) => !granted.includes(each));
      return missing.length > 0
        ? fault(`missing: ${missing.join(', ')}`)
        : ok(`all ${PERMISSIONS.length} permissions that a deployment needs`);
    },
    toDo: ({ project }) =>
      `Sign in as an owner (npx firebase login), or have an owner of ${project} grant you the role Owner, or Firebase Admin with Project IAM Admin.`,
  },
  {
    id: 'project',
    label: 'Firebase project',
    look: async ({ project, google, origins }) => {
      const url = `${origins.firebase}/v1beta1/projects/${project}`;
      const found = await readIfThere(google, url, ProjectSchema);
      if (!found) return fault(`${project} is no Firebase project`);
      return found.state === 'ACTIVE'
        ? ok(`${project}, number ${found.projectNumber}`)
        : fault(`${project} is in the state ${found.state}`);
    },
    toDo: () => 'Create it at https://console.firebase.google.com, or correct --project.',
  },
  {
    id: 'plan',
    label: 'Plan',
    look: async ({ project, google, origins }) => {
      const url = `${origins.billing}/v1/projects/${project}/billingInfo`;
      const { billingEnabled } = BillingSchema.parse(await google('GET', url));
      return billingEnabled ? ok('Blaze') : fault('the project has no billing account');
    },
    toDo: ({ project }) =>
      `Functions need the Blaze plan: https://console.firebase.google.com/project/${project}/usage/details`,
  },
  {
    id: 'apis',
    label: 'APIs',
    look: async ({ project, google, origins }) => {
      const all = [...BY_HAND, ...SWITCHED_ON];
      const names = all.map((name) => `names=projects/${project}/services/${apiOf(name)}`);
      const url = `${origins.serviceUsage}/v1/projects/${project}/services:batchGet?${names.join('&')}`;
      const { services } = ServicesSchema.parse(await google('GET', url));
      const enabled = services
        .filter(({ state }) => state === 'ENABLED')
        .map(({ name }) => name.split('/').at(-1));
      const off = (some: readonly string[]) =>
        some.map(apiOf).filter((name) => !enabled.includes(name));
      const [missing, later] = [off(BY_HAND), off(SWITCHED_ON)];
      if (missing.length > 0) return fault(`not enabled: ${[...missing, ...later].join(', ')}`);
      return later.length > 0
        ? note(`a deployment enables ${later.join(', ')}`)
        : ok(`all ${all.length} are enabled`);
    },
    toDo: ({ project }) =>
      `gcloud services enable ${[...BY_HAND, ...SWITCHED_ON].map(apiOf).join(' ')} --project ${project}`,
  },
];
