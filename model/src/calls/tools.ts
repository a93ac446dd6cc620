/** Callables of the office's tools. */
import { z } from 'zod';
import { ToolOptionsSchema } from '../entities/tool-run.ts';

const RunIdSchema = z.string().regex(/^[A-Za-z0-9]{8,40}$/);
const RunRequestSchema = z.object({ run: RunIdSchema });
const NothingSchema = z.object({});

export const TOOLS_CALLS = {
  /** `run` is made by whoever asks: the same request sent twice begins one run. */
  startToolRun: {
    request: z.object({ run: RunIdSchema, options: ToolOptionsSchema }),
    response: RunRequestSchema,
  },
  /** Resumes a run that failed or was cancelled. */
  resumeToolRun: { request: RunRequestSchema, response: NothingSchema },
  cancelToolRun: { request: RunRequestSchema, response: NothingSchema },
  /** The parts of an export, for who began it: `POST /file` gives them, as long as the password is fresh. */
  exportLinks: {
    request: RunRequestSchema,
    response: z.object({ parts: z.array(z.object({ name: z.string(), path: z.string() })) }),
  },
} as const;
