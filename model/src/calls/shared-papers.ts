/** Papers that authors write together. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { PAPER_PICTURE_MAX_BYTES, PAPER_UPDATE_MAX_BYTES } from '../entities/shared-paper.ts';
import { t } from '../messages/t.ts';

const PaperIdSchema = documentId(/^[A-Za-z0-9]{20,40}$/);
const Nothing = z.object({});
const base64 = (bytes: number) => z.base64().max(Math.ceil((bytes * 4) / 3) + 4);
const PictureNameSchema = z.string().min(1).max(200);
const TextSchema = z.string().max(1_000_000);

export const SHARED_PAPER_CALLS = {
  /** The id is made by the sender: asked twice, it is one paper. */
  createPaper: {
    request: z.object({ paper: PaperIdSchema, title: z.string().trim().max(500) }),
    response: Nothing,
  },
  joinPaper: {
    request: z.object({ paper: PaperIdSchema, key: z.string().min(20).max(80) }),
    response: Nothing,
  },
  changePaper: {
    request: z.object({
      paper: PaperIdSchema,
      change: z.discriminatedUnion('what', [
        /** A link for others to join by, in place of the one before it. */
        z.object({ what: z.literal('open-link') }),
        z.object({ what: z.literal('close-link') }),
        z.object({ what: z.literal('remove-writer'), uid: z.string().min(1).max(128) }),
        z.object({ what: z.literal('leave') }),
        z.object({ what: z.literal('delete') }),
      ]),
    }),
    response: z.object({ key: z.string().optional() }),
  },
  /** `update`: what has been written, as Yjs encodes it. Sent twice, it is one change. */
  writePaper: {
    request: z.object({
      paper: PaperIdSchema,
      update: base64(PAPER_UPDATE_MAX_BYTES),
      title: z.string().trim().max(500),
    }),
    response: z.object({ seq: z.number().int() }),
  },
  savePaperVersion: {
    request: z.object({
      paper: PaperIdSchema,
      label: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.nameTheVersion') })
        .max(120),
      markdown: TextSchema,
      bibliography: TextSchema,
    }),
    response: z.object({ version: z.string() }),
  },
  addPaperPicture: {
    request: z.object({
      paper: PaperIdSchema,
      name: PictureNameSchema,
      data: base64(PAPER_PICTURE_MAX_BYTES),
    }),
    response: z.object({ name: z.string() }),
  },
  removePaperPicture: {
    request: z.object({ paper: PaperIdSchema, name: PictureNameSchema }),
    response: Nothing,
  },
  readPaperPicture: {
    request: z.object({ paper: PaperIdSchema, name: PictureNameSchema }),
    response: z.object({ data: z.string(), contentType: z.string() }),
  },
};
