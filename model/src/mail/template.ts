import type { z } from 'zod';
import type { MailParts, Sender } from './compose.ts';

/** A kind of mail: the data it needs, how it reads, and data to show it with. */
export interface MailTemplate<Schema extends z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  readonly sample: z.infer<Schema>;
  render(data: z.infer<Schema>, sender: Sender): MailParts;
}

/** Ties a template's data to its schema. */
export function mailTemplate<Schema extends z.ZodType>(
  template: MailTemplate<Schema>,
): MailTemplate<Schema> {
  return template;
}
