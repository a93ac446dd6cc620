import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { FirestoreError, toFirestoreError } from '../../values/errors.ts';
import { isBrokenOff, readJson } from '../rest/read-body.ts';
import { decodePath } from '../rest/route.ts';
import { errorBody, sendJson } from '../rest/send.ts';
import { parseRequest } from '../rpc/parse.ts';
import type { Service } from '../service.ts';
import { exportData } from '../transfer/export-data.ts';
import type { Triggers } from '../triggers/triggers.ts';
import { putSecurityRules } from './security-rules.ts';

const ExportRequest = z.object({ export_directory: z.string(), export_name: z.string() });
const PROJECT = /^\/emulator\/v1\/projects\/([^/:]+)(?::(\w+)|\/(.+))?$/;

/** Answers the control requests under `/emulator/v1/` that firebase-tools and the tests make. */
export async function handleControl(
  service: Service,
  triggers: Triggers,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const path = decodePath(url.pathname);
    const verb = request.method ?? 'GET';
    if (path === '/emulator/v1/metrics') {
      sendJson(response, 200, metrics(service, verb, url.searchParams.get('project')));
      return;
    }
    if (path === '/emulator/v1/indexes' && verb === 'GET') {
      sendJson(response, 200, service.indexes.use());
      return;
    }
    const [, project, action, rest = ''] = PROJECT.exec(path) ?? [];
    if (!project) throw new FirestoreError('NOT_FOUND', `No such control method: ${path}`);
    const body = await readJson(request);
    sendJson(
      response,
      200,
      await control(service, triggers, { project, action, rest, verb, url, body }),
    );
  } catch (thrown) {
    if (isBrokenOff(request)) return;
    const error = toFirestoreError(thrown);
    if (error.status === 'INTERNAL') service.log.warn(`control: ${String(thrown)}`);
    sendJson(response, error.http, errorBody(error));
  }
}

interface ControlRequest {
  readonly project: string;
  readonly action: string | undefined;
  readonly rest: string;
  readonly verb: string;
  readonly url: URL;
  readonly body: unknown;
}

async function control(
  service: Service,
  triggers: Triggers,
  { project, action, rest, verb, url, body }: ControlRequest,
): Promise<object> {
  if (action === 'securityRules' && verb === 'PUT') return putSecurityRules(service, project, body);
  if (action === 'export' && verb === 'POST') {
    const { export_directory, export_name } = parseRequest(ExportRequest, body);
    await exportData(service.store, project, export_directory, export_name);
    return {};
  }
  const clear = /^databases\/([^/]+)\/documents$/.exec(rest);
  if (clear?.[1] && verb === 'DELETE') {
    await service.store.clear(service.store.database(project, clear[1]));
    return {};
  }
  const key = url.searchParams.get('eventarcTriggerId');
  if (rest === 'eventarcTrigger' && key !== null) {
    if (verb === 'DELETE') triggers.unregister(project, key);
    else triggers.register(project, key, body);
    return {};
  }
  const legacy = /^triggers\/(.+)$/.exec(rest);
  if (legacy?.[1] && verb === 'PUT') {
    triggers.registerLegacy(project, legacy[1], body);
    return {};
  }
  throw new FirestoreError('NOT_FOUND', `No such control method: ${verb} ${url.pathname}`);
}

/** The counters of all projects, or of one; DELETE answers them one last time and resets them. */
function metrics(service: Service, verb: string, project: string | null): object {
  const counters = project === null ? service.metrics.all() : service.metrics.of(project);
  if (verb === 'DELETE') service.metrics.reset(project);
  return counters;
}
