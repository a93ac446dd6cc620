/**
 * iThenticate 2 and Crossref Similarity Check, by the Turnitin Core API v1 (https://developers.turnitin.com/docs/tca):
 * a submission is created, its file uploaded and processed, and a report generated, asynchronously.
 */
import type { SimilarityProblem } from '@quire/model/entities/similarity-problem';
import { z } from 'zod';
import type { SimilaritySettings } from '../../../platform/config/similarity-settings.ts';
import { ServiceFailed, type SimilarityService } from './similarity-service.ts';

const PATIENCE_MS = 30_000;
const UPLOAD_PATIENCE_MS = 120_000;

const CreatedSchema = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const FileSchema = z.object({ status: z.string(), error_code: z.string().optional() });
const Percent = z.number().min(0).max(100).nullish();
const ReportSchema = z.object({
  status: z.string(),
  overall_match_percentage: Percent,
  internet_match_percentage: Percent,
  publication_match_percentage: Percent,
  submitted_works_match_percentage: Percent,
});
const ViewerSchema = z.object({ viewer_url: z.url() });
const MessageSchema = z.object({ message: z.string() });

/** The API's error codes for files that it cannot compare. */
const FILE_ERRORS: Readonly<Record<string, SimilarityProblem['code']>> = {
  UNSUPPORTED_FILETYPE: 'format-refused',
  PROCESSING_ERROR: 'file-unreadable',
  TOO_LITTLE_TEXT: 'text-too-short',
  TOO_MUCH_TEXT: 'text-too-long',
  TOO_MANY_PAGES: 'too-many-pages',
  FILE_LOCKED: 'file-locked',
  CORRUPT_FILE: 'file-damaged',
  CANNOT_EXTRACT_TEXT: 'text-missing',
};

/** The settings of the comparison; a manuscript is not added to the service's own database. */
const REPORT = {
  indexing_settings: { add_to_index: false },
  generation_settings: {
    search_repositories: [
      ...['INTERNET', 'PUBLICATION', 'CROSSREF', 'CROSSREF_POSTED_CONTENT', 'SUBMITTED_WORK'],
    ],
  },
  view_settings: { exclude_quotes: true, exclude_bibliography: true },
} as const;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly json?: object;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

/** 429 and server errors are temporary; others are permanent. */
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

async function failure(answer: Response): Promise<ServiceFailed> {
  const { status } = answer;
  const said = MessageSchema.safeParse(await answer.json().catch(() => null)).data?.message ?? '';
  const problem: SimilarityProblem =
    status === 401 || status === 403
      ? { code: 'key-refused' }
      : {
          code: 'request-refused',
          detail: said ? `${status}: ${said.slice(0, 300)}` : `${status}`,
        };
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const afterSeconds = Number.isFinite(seconds) ? seconds : null;
  return new ServiceFailed(problem, status, mayPass(status) ? { afterSeconds } : null);
}

export function ithenticate(
  { api, key }: SimilaritySettings,
  fetched: typeof fetch = fetch,
): SimilarityService {
  async function ask(path: string, { method = 'GET', json, file }: Asked = {}): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${key}`,
      'x-turnitin-integration-name': 'Quire',
      'x-turnitin-integration-version': '1',
      ...(json && { 'content-type': 'application/json' }),
      ...(file && {
        'content-type': 'binary/octet-stream',
        'content-disposition': `inline; filename="${file.name.replace(/[^\w. -]/g, '_')}"`,
      }),
    };
    const body = json ? JSON.stringify(json) : file ? Buffer.from(file.bytes) : null;
    const signal = AbortSignal.timeout(file ? UPLOAD_PATIENCE_MS : PATIENCE_MS);
    const answer = await fetched(`${api}${path}`, {
      ...{ method, headers, signal, redirect: 'error' },
      ...(body !== null && { body }),
    }).catch((error: unknown) => {
      const detail = error instanceof Error ? error.name : String(error).slice(0, 100);
      throw new ServiceFailed({ code: 'no-answer', detail }, 0, { afterSeconds: null });
    });
    if (!answer.ok) throw await failure(answer);
    return answer.json().catch(() => null);
  }

  function parsed<Kind>(schema: z.ZodType<Kind>, value: unknown): Kind {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw new ServiceFailed({ code: 'answer-unreadable' }, 200, null);
  }

  return {
    async create({ owner, title }) {
      const json = { owner, title: title.slice(0, 300), extract_text_only: false };
      return parsed(CreatedSchema, await ask('/submissions', { method: 'POST', json })).id;
    },
    async upload(remote, name, bytes) {
      const file = { name, bytes };
      await ask(`/submissions/${remote}/original`, { method: 'PUT', file }).catch(
        (error: unknown) => {
          // The upload succeeded, but its answer was lost.
          if (!(error instanceof ServiceFailed && error.status === 409)) throw error;
        },
      );
    },
    async readFile(remote) {
      const { status, error_code: code = '' } = parsed(
        FileSchema,
        await ask(`/submissions/${remote}`),
      );
      if (status === 'COMPLETE') return { state: 'done', result: null };
      if (status !== 'ERROR') return { state: 'working' };
      const known = FILE_ERRORS[code];
      const problem: SimilarityProblem = known
        ? { code: known }
        : { code: 'file-refused', detail: code.slice(0, 100) };
      return { state: 'failed', problem };
    },
    async request(remote) {
      await ask(`/submissions/${remote}/similarity`, { method: 'PUT', json: REPORT });
    },
    async readScore(remote) {
      const report = parsed(ReportSchema, await ask(`/submissions/${remote}/similarity`));
      const { status, overall_match_percentage: overall } = report;
      if (status === 'ERROR') {
        return { state: 'failed', problem: { code: 'report-missing' } };
      }
      if (status !== 'COMPLETE' || overall === null || overall === undefined) {
        return { state: 'working' };
      }
      return {
        state: 'done',
        result: {
          overall,
          internet: report.internet_match_percentage ?? undefined,
          publications: report.publication_match_percentage ?? undefined,
          submitted: report.submitted_works_match_percentage ?? undefined,
        },
      };
    },
    async viewerUrl(remote, viewer) {
      const json = {
        ...{ viewer_user_id: viewer, locale: 'en-US' },
        viewer_default_permission_set: 'EDITOR',
      };
      const path = `/submissions/${remote}/viewer-url`;
      return parsed(ViewerSchema, await ask(path, { method: 'POST', json })).viewer_url;
    },
    async try() {
      await ask('/features-enabled');
    },
  };
}
