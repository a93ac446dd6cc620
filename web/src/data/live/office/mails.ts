import { MAIL, mailWordsPath } from '@quire/model/collections';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import { type MailOverride, MailOverrideSchema } from '@quire/model/entities/mail-template';
import type { ErrorCode } from '@quire/model/errors';
import { language } from '@quire/model/messages/language';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { collection, doc, documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** One mail of the outbox, live. */
export function useMail(id: string): {
  readonly mail: Mail | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const reference = useMemo(() => doc(signedInFirebase().db, MAIL, id), [id]);
  const [found, loading, error] = useDocument(reference);
  const mail = useMemo(() => MailSchema.safeParse(found?.data()), [found]);
  return { mail: mail.success ? mail.data : null, loading, problem: whyUnread(error) };
}

/** As many as the rules let a list ask for; there are fewer templates. */
const MOST = 100;

/** The ids of words in the language of the page: `mailTemplateDocId`. */
function inPagesLanguage() {
  const before = language() === SOURCE_LANGUAGE ? '' : `@${language()}~`;
  // Templates have names of small letters.
  return [where(documentId(), '>=', `${before}a`), where(documentId(), '<', `${before}{`)];
}

/**
 * The mails that have words of the press's own, or of a journal's, in the language of the page, by their template's
 * name; live.
 */
export function useOwnWordings(journal: string | null): {
  readonly wordings: ReadonlyMap<string, MailOverride>;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(
    () =>
      query(
        collection(signedInFirebase().db, mailWordsPath(journal)),
        ...inPagesLanguage(),
        limit(MOST),
      ),
    [journal],
  );
  const [found, loading, error] = useCollection(wanted);
  const wordings = useMemo(
    () =>
      new Map(
        (found?.docs ?? []).flatMap((snapshot) => {
          const own = MailOverrideSchema.safeParse(snapshot.data());
          return own.success ? [[own.data.template, own.data] as const] : [];
        }),
      ),
    [found],
  );
  return { wordings, loading: loading && !found, problem: whyUnread(error) };
}
