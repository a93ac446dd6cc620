import type { z } from 'zod';
import type { MailParts, Sender } from './compose.ts';
import { signerOf } from './signature.ts';
import { withHarmlessWords } from './without-links.ts';

/** A kind of mail: the data it needs, how it reads, and data to show it with. */
export interface MailTemplate<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly schema: Schema;
  readonly sample: z.infer<Schema>;
  /** Made of parts that no words with variables could say: always in the press's own form. */
  readonly isFixed?: boolean;
  render(data: z.infer<Schema>, sender: Sender): MailParts;
}

/**
 * Ties a template's data to its schema. What it renders says what it was made of. What outsiders have worded is
 * made harmless here, so that no template and no wording of a press has to think of it; and whether it is signed is
 * decided here.
 */
export function mailTemplate<Schema extends z.ZodObject>(
  template: MailTemplate<Schema>,
): MailTemplate<Schema> {
  return {
    ...template,
    render: (asked, from) => {
      const data = withHarmlessWords(asked);
      const sender = { ...from, signer: signerOf(template.name, data, from.signer) };
      return { ...template.render(data, sender), made: { data, sender } };
    },
  };
}
