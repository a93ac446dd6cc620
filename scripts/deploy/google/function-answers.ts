/** Functions with what belongs to them: their source, their builds, their services, schedules and secrets. */
import { z } from 'zod';
import {
  PROJECT_NUMBER,
  type PretendedProject,
  type Thing,
  ThingSchema,
} from './pretended-project.ts';
import { Refusal, type Route } from './route.ts';

const FunctionSchema = z.looseObject({
  name: z.string(),
  serviceConfig: z.looseObject({}).default({}),
  labels: z.record(z.string(), z.string()).default({}),
});
const ServiceSchema = z.looseObject({
  metadata: z.looseObject({ generation: z.number() }),
  spec: z.looseObject({ traffic: z.array(z.looseObject({})) }),
});
const JobSchema = z.looseObject({ name: z.string() });

export function functionAnswers(project: PretendedProject): readonly Route[] {
  const { functions, services, operations, jobs, failing } = project;

  /** An operation that is not done when it begins. */
  function begin(kind: string, response: Thing): Thing {
    const name = `projects/${project.id}/locations/-/operations/${kind}-${operations.size + 1}`;
    operations.set(name, { name, done: true, response });
    return { name, done: false };
  }

  /** Another revision of a service: each deployment of its function makes one. */
  function revise(region: string, id: string): void {
    const before = ServiceSchema.safeParse(services.get(id)).data;
    const generation = (before?.metadata.generation ?? 0) + 1;
    services.set(id, {
      metadata: {
        ...{ name: id, namespace: PROJECT_NUMBER, generation },
        labels: { 'cloud.googleapis.com/location': region },
      },
      spec: { template: {}, traffic: before?.spec.traffic ?? [] },
      status: {
        ...{ observedGeneration: generation, latestReadyRevisionName: `${id}-${generation}` },
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    });
  }

  function put(body: unknown): Thing {
    const one = FunctionSchema.parse(body);
    const [, , , region = '', , id = ''] = one.name.split('/');
    if (failing.has(id)) throw new Refusal(400, `Quota exceeded for total allowable CPU: ${id}`);
    const service = `projects/${project.id}/locations/${region}/services/${id.toLowerCase()}`;
    const whole = {
      ...one,
      ...{ state: 'ACTIVE', environment: 'GEN_2' },
      serviceConfig: {
        ...one.serviceConfig,
        ...{ service, uri: `https://${id.toLowerCase()}-x.a.run.app` },
      },
    };
    functions.set(one.name, whole);
    revise(region, id.toLowerCase());
    return begin(id, whole);
  }

  return [
    ['GET', 'cloudfunctions', /^\/v1\/.+\/functions$/, () => ({})],
    [
      'GET',
      'cloudfunctions',
      /^\/v2\/projects\/[^/]+\/locations\/-\/functions$/,
      () => ({ functions: [...functions.values()] }),
    ],
    [
      'GET',
      'cloudfunctions',
      /^\/v2\/(.+\/functions\/[^/]+)$/,
      (_, name = '') => functions.get(name),
    ],
    [
      'POST',
      'cloudfunctions',
      /\/functions:generateUploadUrl$/,
      () => ({
        uploadUrl: 'http://storage.googleapis.com/sources/source.zip',
        storageSource: { bucket: 'sources', object: 'source.zip' },
      }),
    ],
    ['PUT', 'storage', /^\/sources\/source\.zip$/, () => ({})],
    ['POST', 'cloudfunctions', /^\/v2\/.+\/functions$/, ({ body }) => put(body)],
    ['PATCH', 'cloudfunctions', /^\/v2\/.+\/functions\/[^/]+$/, ({ body }) => put(body)],
    [
      'DELETE',
      'cloudfunctions',
      /^\/v2\/(.+\/functions\/[^/]+)$/,
      (_, name = '') => {
        functions.delete(name);
        return begin('delete', {});
      },
    ],
    [
      'GET',
      'cloudfunctions',
      /^\/v2\/(.+\/operations\/.+)$/,
      (_, name = '') => operations.get(name),
    ],
    ['GET', 'run', /\/services\/([^/:]+)$/, (_, id = '') => services.get(id)],
    [
      'PUT',
      'run',
      /\/services\/([^/:]+)$/,
      ({ body }, id = '') => {
        const service = { ...services.get(id), ...ThingSchema.parse(body) };
        services.set(id, service);
        return service;
      },
    ],
    [
      'GET',
      'cloudscheduler',
      /^\/v1\/(.+\/jobs\/[^/]+)$/,
      (_, name = '') => {
        const job = jobs.get(name);
        if (!job) throw new Refusal(404, 'no such job');
        return job;
      },
    ],
    [
      'POST',
      'cloudscheduler',
      /\/jobs$/,
      ({ body }) => {
        const job = JobSchema.parse(body);
        jobs.set(job.name, job);
        return job;
      },
    ],
    [
      'PATCH',
      'cloudscheduler',
      /\/jobs\/[^/]+$/,
      ({ body }) => {
        const job = JobSchema.parse(body);
        jobs.set(job.name, job);
        return job;
      },
    ],
    [
      'GET',
      'secretmanager',
      /^\/v1\/projects\/[^/]+\/secrets\/([^/:]+)$/,
      (_, id = '') => ({ name: `projects/${PROJECT_NUMBER}/secrets/${id}`, labels: {} }),
    ],
    [
      'GET',
      'secretmanager',
      /^\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions\/[^/]+$/,
      (_, id = '') => ({
        name: `projects/${PROJECT_NUMBER}/secrets/${id}/versions/1`,
        state: 'ENABLED',
      }),
    ],
    [
      'GET',
      'artifactregistry',
      /\/repositories\/[^/]+$/,
      () => ({ name: 'gcf-artifacts', labels: { 'firebase-functions-cleanup-opted-out': 'true' } }),
    ],
  ];
}
