import { MAIL_TEMPLATE_WORDS, mailTemplateDocId } from '@quire/model/collections';
import { MailOverrideSchema } from '@quire/model/entities/mail-template';
import type { MailParts } from '@quire/model/mail/compose';
import { composeWording, type MailWording } from '@quire/model/mail/mail-wording';
import type { Firestore } from 'firebase-admin/firestore';

/** The press's own words for these templates; what has none, or some that cannot be read, is left out. */
export async function readOwnWords(
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
      return own.success && !own.data.isReset && name ? [[name, own.data] as const] : [];
    }),
  );
}

/** A mail in the press's own words where there are some; else as its template has made it. */
export function inOwnWords<Parts extends MailParts & { readonly template: string }>(
  parts: Parts,
  words: ReadonlyMap<string, MailWording>,
): Parts {
  const own = words.get(parts.template);
  return own && parts.made ? { ...parts, ...composeWording(own, parts.made) } : parts;
}
