/** The switches of Authentication, and who may sign tokens. */
import { z } from 'zod';
import { readIfThere } from './ask-google.ts';
import { type Check, type CheckedPlace, type CheckFinding, fault, note, ok } from './check.ts';
import { originOf } from './checked-place.ts';
import { IamPolicySchema } from './iam-policy.ts';

const ConfigSchema = z.object({
  signIn: z
    .object({
      email: z
        .object({
          enabled: z.boolean().default(false),
          passwordRequired: z.boolean().default(false),
        })
        .optional(),
    })
    .default({}),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .default({ enableImprovedEmailPrivacy: false }),
  client: z
    .object({
      permissions: z
        .object({
          disabledUserSignup: z.boolean().default(false),
          disabledUserDeletion: z.boolean().default(false),
        })
        .default({ disabledUserSignup: false, disabledUserDeletion: false }),
    })
    .default({ permissions: { disabledUserSignup: false, disabledUserDeletion: false } }),
  authorizedDomains: z.array(z.string()).default([]),
});
type Config = z.infer<typeof ConfigSchema>;

const providersOf = ({ parameters }: CheckedPlace): string[] =>
  (parameters.SIGN_IN_PROVIDERS ?? '').split(/[\s,]+/).filter((each) => each !== '');

const adminApi = ({ origins, project }: CheckedPlace) =>
  `${origins.identity}/admin/v2/projects/${project}`;

/** A look at the project's configuration; there is none before Authentication is set up. */
const ofConfig =
  (judge: (config: Config, place: CheckedPlace) => CheckFinding) => async (place: CheckedPlace) => {
    const config = await readIfThere(place.google, `${adminApi(place)}/config`, ConfigSchema);
    return config ? judge(config, place) : fault('Authentication is not set up');
  };

const settings = (project: string) =>
  `https://console.firebase.google.com/project/${project}/authentication`;

/** Where a provider's configuration is. */
const PROVIDERS: Readonly<Record<string, string>> = {
  google: 'defaultSupportedIdpConfigs/google.com',
  orcid: 'oauthIdpConfigs/oidc.orcid',
};

export const SIGN_IN_CHECKS: readonly Check[] = [
  {
    id: 'password',
    label: 'Sign-in by e-mail and password',
    look: ofConfig(({ signIn: { email } }) =>
      email?.enabled && email.passwordRequired ? ok('on') : fault('off, or without a password'),
    ),
    toDo: ({ project }) => `Sign-in method → E-mail and password → Enable: ${settings(project)}`,
  },
  {
    id: 'enumeration',
    label: 'E-mail enumeration protection',
    look: ofConfig(({ emailPrivacyConfig }) =>
      emailPrivacyConfig.enableImprovedEmailPrivacy
        ? ok('on')
        : fault('off: strangers learn which addresses have an account'),
    ),
    toDo: ({ project }) =>
      `Settings → User actions → E-mail enumeration protection: on. ${settings(project)}`,
  },
  {
    id: 'sign-up',
    label: 'Creating accounts past the press',
    look: ofConfig(({ client: { permissions } }, place) => {
      if (providersOf(place).length > 0)
        return permissions.disabledUserSignup
          ? fault('off, but Google or ORCID is used, which make accounts there')
          : ok('on, because Google or ORCID is used');
      return permissions.disabledUserSignup
        ? ok('off')
        : note('on: Firebase’s own endpoint makes accounts too');
    }),
    toDo: (place) =>
      `Settings → User actions → Enable create (sign-up): ${providersOf(place).length > 0 ? 'on' : 'off'}. ${settings(place.project)}`,
  },
  {
    id: 'deletion',
    label: 'Deleting accounts past the press',
    look: ofConfig(({ client: { permissions } }) =>
      permissions.disabledUserDeletion ? ok('off') : note('on: people can leave records behind'),
    ),
    toDo: ({ project }) => `Settings → User actions → Enable delete: off. ${settings(project)}`,
  },
  {
    id: 'domains',
    label: 'Authorised domains',
    look: ofConfig(({ authorizedDomains }, place) => {
      const { hostname } = new URL(originOf(place));
      return authorizedDomains.includes(hostname)
        ? ok(`${hostname} is one`)
        : fault(`${hostname} is not among them`);
    }),
    toDo: ({ project }) => `Settings → Authorised domains → Add domain: ${settings(project)}`,
  },
  {
    id: 'providers',
    label: 'Other ways to sign in',
    look: async (place) => {
      const named = providersOf(place);
      const states = await Promise.all(
        named.map(async (name) => {
          const path = PROVIDERS[name] ?? `oauthIdpConfigs/${name}`;
          const schema = z.object({ enabled: z.boolean().default(false) });
          const found = await readIfThere(place.google, `${adminApi(place)}/${path}`, schema);
          return found?.enabled ? [] : [name];
        }),
      );
      const off = states.flat();
      if (off.length > 0) return fault(`not enabled: ${off.join(', ')}`);
      return ok(named.length > 0 ? named.join(', ') : 'none are named');
    },
    toDo: ({ project }) => `Sign-in method: docs/deploy.md, “Accounts”. ${settings(project)}`,
  },
  {
    id: 'tokens',
    label: 'Right of functions to sign tokens',
    look: async ({ project, google, origins }) => {
      const schema = z.object({ projectNumber: z.string() });
      const { projectNumber } = schema.parse(
        await google('GET', `${origins.firebase}/v1beta1/projects/${project}`),
      );
      const account = `${projectNumber}-compute@developer.gserviceaccount.com`;
      const url = `${origins.iam}/v1/projects/${project}/serviceAccounts/${account}:getIamPolicy`;
      const { bindings } = IamPolicySchema.parse(await google('POST', url, {}));
      return bindings.some(
        ({ role, members }) =>
          role === 'roles/iam.serviceAccountTokenCreator' &&
          members.includes(`serviceAccount:${account}`),
      )
        ? ok(account)
        : note(`${account} has no right to: two-step sign-in cannot be switched on`);
    },
    toDo: ({ project }) => `Grant it in ${project}: docs/deploy.md, “Two-step sign-in”.`,
  },
];
