/** Tokens, the project, its APIs, and who may do what: everything is allowed. */
import { PROJECT_NUMBER, type PretendedProject, ThingSchema } from './pretended-project.ts';
import type { Route } from './route.ts';

const EMPTY_POLICY = { version: 1, etag: 'BwY', bindings: [] };

export function rightAnswers({ id, policies }: PretendedProject): readonly Route[] {
  const project = { projectId: id, projectNumber: PROJECT_NUMBER, state: 'ACTIVE' };
  const read: Route[3] = (_, about = '') => policies.get(about) ?? EMPTY_POLICY;
  const write: Route[3] = ({ body }, about = '') => {
    const { policy = EMPTY_POLICY } = ThingSchema.parse(body);
    policies.set(about, ThingSchema.parse(policy));
    return policy;
  };
  const apis = ['cloudresourcemanager', 'iam', 'run', 'secretmanager'];
  return [
    ['POST', 'www', /^\/oauth2\/v3\/token$/, () => ({ access_token: 'ya29.x', expires_in: 3_600 })],
    ['GET', 'firebase', /^\/v1beta1\/projects\/[^/]+$/, () => project],
    ['GET', 'cloudresourcemanager', /^\/v1\/projects\/[^/:]+$/, () => project],
    ['GET', 'firebase', /\/adminSdkConfig$/, () => ({ projectId: id })],
    [
      'GET',
      'compute',
      /^\/compute\/v1\/projects\/[^/]+$/,
      () => ({ defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` }),
    ],
    ['GET', 'runtimeconfig', /\/configs$/, () => ({})],
    ['GET', 'serviceusage', /\/services\/[^/:]+$/, () => ({ state: 'ENABLED' })],
    ['POST', 'serviceusage', /:generateServiceIdentity$/, () => ({ done: true })],
    ...apis.flatMap((api): Route[] => [
      ['POST', api, /:testIamPermissions$/, ({ body }) => body],
      ['POST', api, /^\/v\d\w*\/(.+):getIamPolicy$/, read],
      ['GET', api, /^\/v\d\w*\/(.+):getIamPolicy$/, read],
      ['POST', api, /^\/v\d\w*\/(.+):setIamPolicy$/, write],
    ]),
  ];
}
