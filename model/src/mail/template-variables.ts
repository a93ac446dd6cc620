/** What may stand in braces in the words of a mail: read from the data that its template takes. */
import { z } from 'zod';
import { formatList } from '../messages/numbers.ts';
import type { Made } from './compose.ts';
import { isSignedMail, signatureText } from './signature.ts';
import type { MailTemplate } from './template.ts';
import { VARIABLE_MEANINGS } from './variable-meanings.ts';

/** `choice`: only selects one of the default wordings; a custom wording is the same for both. */
type VariableKind = 'text' | 'link' | 'choice';

export interface MailVariable {
  readonly name: string;
  readonly meaning: string;
  readonly kind: VariableKind;
  /** The value when the mail is shown with sample data. */
  readonly sample: string;
  /** The text of the mail must have it. */
  readonly isRequired: boolean;
}

/** What is in every mail, whatever it is about. */
const SENDER_VARIABLES = ['press', 'origin', 'contact'] as const;

function kindOf(schema: unknown): VariableKind {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodURL) return 'link';
  if (inner instanceof z.ZodBoolean || inner instanceof z.ZodEnum) return 'choice';
  return 'text';
}

function written(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(written);
    // Whole sentences are no list.
    return parts.some((part) => /[.?!。؟]$/.test(part)) ? parts.join(' ') : formatList(parts);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value of every variable of one mail. What chooses is the name of the choice, or nothing. */
export function valuesOf({ data, sender }: Made): Readonly<Record<string, string>> {
  const own = Object.entries(data).map(([name, value]) => [name, written(value)] as const);
  const common = SENDER_VARIABLES.map((name) => [name, sender[name]] as const);
  const signature = sender.signer ? signatureText(sender.signer) : '';
  return Object.fromEntries([...common, ['signature', signature], ...own]);
}

/** A template's variables, its own first. */
export function variablesOf({
  name: template,
  schema,
  sample,
}: Pick<MailTemplate, 'name' | 'schema' | 'sample'>): readonly MailVariable[] {
  const own = Object.entries(schema.shape).map(([name, type]): MailVariable => {
    const kind = kindOf(type);
    return {
      ...{ name, kind },
      meaning: VARIABLE_MEANINGS[name]?.() ?? name,
      sample: written(sample[name]),
      // Without it the receiver could not do what the mail asks for.
      isRequired: kind === 'link' && name === 'url',
    };
  });
  const ofSender = [...SENDER_VARIABLES, ...(isSignedMail(template) ? ['signature'] : [])];
  const common = ofSender
    .filter((name) => !(name in schema.shape))
    .map(
      (name): MailVariable => ({
        ...{ name, isRequired: false, sample: '' },
        kind: name === 'origin' ? 'link' : 'text',
        meaning: VARIABLE_MEANINGS[name]?.() ?? name,
      }),
    );
  return [...own, ...common];
}
