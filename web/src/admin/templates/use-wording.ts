import { mailTemplateDocId } from '@quire/model/collections';
import type { MailOverride } from '@quire/model/entities/mail-template';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { language } from '@quire/model/messages/language';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { call } from '../../data/calls.ts';
import { storedForm } from '../kit/form/stored-form.ts';

/** How long typing must pause before the changes are kept on the device. */
const KEEP_MS = 400;
const WordsSchema = z.object({ subject: z.string(), text: z.string() });

interface Draft extends MailWording {
  /** The revision that was edited; 0 for the default wording. */
  readonly base: number;
}

export interface WordingState {
  readonly words: MailWording;
  /** The wording in use. */
  readonly saved: MailWording;
  readonly base: number;
  readonly isDirty: boolean;
  /** Another person has saved a different wording since editing began. */
  readonly isStale: boolean;
  readonly saving: boolean;
  change(words: Partial<MailWording>): void;
  discard(): void;
  /** Continues with this wording, which will replace the other person's. */
  keepMine(): void;
  /** Rejects if the server refuses it. */
  save(): Promise<void>;
  reset(): Promise<void>;
}

/** The wording of one mail, in the language of the page, during editing; unsaved changes are kept on the device. */
export function useWording(
  uid: string,
  template: DescribedTemplate,
  own: MailOverride | undefined,
  /** The journal whose wording this is; null for the press. */
  journal: string | null,
  /** The wording that applies otherwise. */
  below: MailWording,
): WordingState {
  const place = `${uid}:mailTemplates:${journal ? `${journal}:` : ''}${mailTemplateDocId(template.name, language())}`;
  const revision = own?.revision ?? 0;
  const saved = useMemo(
    () =>
      own && !own.isReset
        ? { subject: own.subject, text: own.text }
        : { subject: below.subject, text: below.text },
    [own, below],
  );
  const [draft, setDraft] = useState<Draft | null>(() => {
    const kept = storedForm(place).read();
    const words = WordsSchema.safeParse(kept?.mine);
    return kept && words.success ? { ...words.data, base: kept.revision } : null;
  });
  const [saving, setSaving] = useState(false);
  const words = draft ?? saved;
  const isDirty = words.subject !== saved.subject || words.text !== saved.text;

  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = draft && isDirty;
      const mine = { subject: words.subject, text: words.text };
      storedForm(place).write(kept ? { mine, base: { ...saved }, revision: draft.base } : null);
    }, KEEP_MS);
    return () => clearTimeout(timer);
  }, [place, draft, isDirty, words, saved]);

  async function send(work: () => Promise<unknown>) {
    setSaving(true);
    try {
      await work();
      storedForm(place).write(null);
      setDraft(null);
    } finally {
      setSaving(false);
    }
  }
  const base = draft?.base ?? revision;
  return {
    ...{ words, saved, base, isDirty, saving },
    isStale: draft !== null && isDirty && draft.base < revision && !saving,
    change: (changes) => setDraft({ ...words, base, ...changes }),
    discard: () => {
      storedForm(place).write(null);
      setDraft(null);
    },
    keepMine: () => setDraft({ ...words, base: revision }),
    save: () =>
      send(() =>
        call('saveMailTemplate', {
          ...{ template: template.name, base, language: language() },
          ...(journal && { journal }),
          ...{ subject: words.subject, text: words.text },
        }),
      ),
    reset: () =>
      send(() =>
        call('resetMailTemplate', {
          ...{ template: template.name, base: revision, language: language() },
          ...(journal && { journal }),
        }),
      ),
  };
}
