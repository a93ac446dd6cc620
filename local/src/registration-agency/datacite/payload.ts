import { z } from 'zod';
import type { Call } from '../http/answer.ts';

/** What is sent of a DOI: the schema's XML, or the metadata by the API's names. */
const AttributesSchema = z.looseObject({
  doi: z.string().optional(),
  prefix: z.string().optional(),
  event: z.enum(['publish', 'register', 'hide']).optional(),
  url: z.string().optional(),
  /** In base64. */
  xml: z.base64().optional(),
});
const PayloadSchema = z.looseObject({
  data: z.looseObject({
    type: z.literal('dois').optional(),
    id: z.string().optional(),
    attributes: AttributesSchema.default({}),
  }),
});
export type SentAttributes = z.infer<typeof AttributesSchema>;

/** The attributes of a request; null where it is no document of JSON:API. */
export function payloadOf({ header, body }: Call): SentAttributes | null {
  if (!/^application\/(vnd\.api\+)?json\b/.test(header('content-type'))) return null;
  try {
    const sent: unknown = JSON.parse(new TextDecoder().decode(body));
    const { id, attributes } = PayloadSchema.parse(sent).data;
    return { ...(id && { doi: id }), ...attributes };
  } catch {
    return null;
  }
}
