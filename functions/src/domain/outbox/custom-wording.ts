import { MAIL_TEMPLATE_WORDS, mailTemplateDocId } from '@quire/model/collections';
import { MailOverrideSchema } from '@quire/model/entities/mail-template';
import type { MailParts } from '@quire/model/mail/compose';
import { checkWording, templateOf } from '@quire/model/mail/registry/describe-template';
import { composeWording, type MailWording } from '@quire/model/mail/registry/mail-wording';
import type { Firestore } from 'firebase-admin/firestore';

/** Whether words that were kept may still be used: what they may say can have become less since. */
function mayBeUsed(name: string, wording: MailWording): boolean {
  const template = templateOf(name);
  return template !== null && checkWording(template, wording).length === 0;
}

/** The press's own words for these templates; what has none, or some that cannot be used, is left out. */
export async function readCustomWordings(
  db: Firestore,
  templates: readonly string[],
): Promise<ReadonlyMap<string, MailWording>> {
  const words = db.collection(MAIL_TEMPLATE_WORDS);
  const names = [...new Set(templates)].filter((name) => !name.startsWith('test/'));
  if (names.length === 0) return new Map();
  const found = await db.getAll(...names.map((name) => words.doc(mailTemplateDocId(name))));
  return new Map(
    found.flatMap((doc, place) => {
      const own = MailOverrideSchema.safeParse(doc.data());
      const name = names[place];
      return own.success && !own.data.isReset && name && mayBeUsed(name, own.data)
        ? [[name, own.data] as const]
        : [];
    }),
  );
}

/** A mail in the press's own words where there are some; else as its template has made it. */
export function withCustomWording<Parts extends MailParts & { readonly template: string }>(
  parts: Parts,
  words: ReadonlyMap<string, MailWording>,
): Parts {
  const own = words.get(parts.template);
  return own && parts.made ? { ...parts, ...composeWording(own, parts.made) } : parts;
}
