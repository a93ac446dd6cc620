/**
 * A similarity service on this machine: of the Turnitin Core API (v1), which iThenticate 2 and Crossref Similarity Check
 * speak, what submitting a file and reading its score needs. For tests; it compares nothing, and gives the score it is told.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface SimilarityServiceOptions {
  readonly host: string;
  readonly port: number;
  /** The key that callers have to name as `Authorization: Bearer`. */
  readonly key: string;
}

interface Submitted {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  fileName: string;
  file: Buffer | null;
  /** Whether a report was asked for, and with which settings. */
  settings: Readonly<Record<string, unknown>> | null;
  /** How often it still says that it is at work, on the file and on the report. */
  filePolls: number;
  reportPolls: number;
}

export interface RunningSimilarityService {
  readonly url: string;
  readonly submitted: ReadonlyMap<string, Submitted>;
  /** What was asked, as `POST /api/v1/submissions`. */
  readonly requests: string[];
  /** Answers the next requests by these statuses, whatever they ask. */
  fail(...statuses: readonly number[]): void;
  /** How often work is still under way when it is asked for. */
  delay(polls: number): void;
  /** The file of the next submission cannot be processed: `TOO_LITTLE_TEXT`. */
  refuseFile(code: string): void;
  score: number;
  stop(): Promise<void>;
}

const BASE = '/api/v1';
const BODY_MAX = 100 * 1024 * 1024;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > BODY_MAX) throw new RangeError('too large');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function jsonOf(bytes: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

type Answer = readonly [status: number, body: object, headers?: Readonly<Record<string, string>>];
const problem = (status: number, message: string): Answer => [status, { message }];
const notFound = problem(404, 'The requested resource does not exist.');

/** Starts it. Rejects where the port is taken. */
export async function startSimilarityService({
  host,
  port,
  key,
}: SimilarityServiceOptions): Promise<RunningSimilarityService> {
  const submitted = new Map<string, Submitted>();
  const requests: string[] = [];
  const failures: number[] = [];
  let polls = 0;
  let refused: string | null = null;
  const service = { score: 17 };

  function create(body: Record<string, unknown> | null): Answer {
    // The API wants both; without them it answers 400.
    if (typeof body?.owner !== 'string' || typeof body.title !== 'string')
      return problem(400, 'owner and title must not be null');
    const id = randomUUID();
    submitted.set(id, {
      ...{ id, body, fileName: '', file: null, settings: null },
      ...{ filePolls: polls, reportPolls: polls },
    });
    const { owner, title } = body;
    return [201, { id, owner, title, status: 'CREATED', created_time: new Date().toISOString() }];
  }

  function upload(one: Submitted, request: IncomingMessage, bytes: Buffer): Answer {
    if (request.headers['content-type'] !== 'binary/octet-stream')
      return problem(415, 'Content-Type must be binary/octet-stream');
    const name = /filename\*?="?([^"]+)"?/.exec(request.headers['content-disposition'] ?? '')?.[1];
    if (!name) return problem(400, 'Content-Disposition must name the file');
    if (one.file) return problem(409, 'A file was uploaded already');
    [one.file, one.fileName] = [bytes, name];
    return [202, { message: `Successfully uploaded file for submission ${one.id}` }];
  }

  function statusOf(one: Submitted): Answer {
    const about = { id: one.id, owner: one.body.owner, title: one.body.title };
    if (!one.file) return [200, { ...about, status: 'CREATED' }];
    if (refused) return [200, { ...about, status: 'ERROR', error_code: refused }];
    if (one.filePolls > 0) {
      one.filePolls -= 1;
      return [200, { ...about, status: 'PROCESSING' }];
    }
    const size = { word_count: 4_200, page_count: 12, character_count: 25_000 };
    return [200, { ...about, status: 'COMPLETE', ...size }];
  }

  function ask(one: Submitted, body: Record<string, unknown> | null): Answer {
    const generation = body?.generation_settings;
    if (typeof generation !== 'object') return problem(400, 'generation_settings must not be null');
    if (!one.file || one.filePolls > 0)
      return problem(409, 'Submission has not been processed yet');
    one.settings = body;
    return [202, { message: 'Successfully requested a similarity report' }];
  }

  function report(one: Submitted): Answer {
    if (!one.settings) return notFound;
    if (one.reportPolls > 0) {
      one.reportPolls -= 1;
      return [200, { submission_id: one.id, status: 'PROCESSING' }];
    }
    const { score } = service;
    return [
      200,
      {
        ...{ submission_id: one.id, status: 'COMPLETE', overall_match_percentage: score },
        ...{ internet_match_percentage: 4, publication_match_percentage: score },
        ...{ submitted_works_match_percentage: 0, time_generated: new Date().toISOString() },
      },
    ];
  }

  function viewer(one: Submitted, body: Record<string, unknown> | null): Answer {
    if (!body?.viewer_user_id) return problem(400, 'viewer_user_id must not be null');
    return [200, { viewer_url: `http://${host}/viewer/${one.id}?token=${randomUUID()}` }];
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/' } = request;
    requests.push(`${method} ${url}`);
    const bytes = await bytesOf(request);
    const failed = failures.shift();
    if (failed !== undefined) {
      const wait = failed === 429 ? { 'retry-after': '120' } : {};
      return [failed, { message: `Told to answer ${failed}` }, wait];
    }
    if (request.headers.authorization !== `Bearer ${key}`)
      return problem(401, 'Authentication failed');
    if (!request.headers['x-turnitin-integration-name'])
      return problem(400, 'X-Turnitin-Integration-Name must be set');
    if (!url.startsWith(BASE)) return notFound;
    const [, collection, id = '', part = ''] = url.slice(BASE.length).split('/');
    if (method === 'GET' && collection === 'features-enabled' && !id)
      return [200, { similarity: {}, tenant: { require_eula: false } }];
    if (collection !== 'submissions') return notFound;
    if (method === 'POST' && !id) return create(jsonOf(bytes));
    const one = submitted.get(id);
    if (!one) return notFound;
    if (method === 'GET' && !part) return statusOf(one);
    if (method === 'PUT' && part === 'original') return upload(one, request, bytes);
    if (method === 'PUT' && part === 'similarity') return ask(one, jsonOf(bytes));
    if (method === 'GET' && part === 'similarity') return report(one);
    if (method === 'POST' && part === 'viewer-url') return viewer(one, jsonOf(bytes));
    return notFound;
  }

  const server = createServer((request, response: ServerResponse) => {
    answer(request)
      .catch((error: unknown): Answer => problem(500, String(error)))
      .then(([status, body, headers = {}]) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return Object.assign(service, {
    ...{ url: `http://${host}:${at}${BASE}`, submitted, requests },
    fail: (...statuses: readonly number[]) => void failures.push(...statuses),
    delay: (count: number) => {
      polls = count;
    },
    refuseFile: (code: string) => {
      refused = code;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
