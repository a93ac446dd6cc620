import type { MailOverride } from '@quire/model/entities/mail-template';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { call } from '../../data/calls.ts';
import { storedForm } from '../kit/form/stored-form.ts';

/** So long must typing rest before the device keeps it. */
const KEEP_MS = 400;
const WordsSchema = z.object({ subject: z.string(), text: z.string() });

interface Draft extends MailWording {
  /** The revision that it was made from; 0: the press's first words. */
  readonly base: number;
}

export interface WordingState {
  readonly words: MailWording;
  /** What counts now. */
  readonly saved: MailWording;
  readonly base: number;
  readonly isDirty: boolean;
  /** Somebody has saved other words since this was begun. */
  readonly isStale: boolean;
  readonly saving: boolean;
  change(words: Partial<MailWording>): void;
  discard(): void;
  /** Goes on with one's own words on top of what the other person has saved. */
  keepMine(): void;
  /** Rejects where it was refused. */
  save(): Promise<void>;
  reset(): Promise<void>;
}

/** The words of one mail while somebody changes them; the device keeps what is not saved. */
export function useWording(
  uid: string,
  template: DescribedTemplate,
  own: MailOverride | undefined,
  /** Whose words they are; null: the press's. */
  journal: string | null,
  /** What counts without them. */
  below: MailWording,
): WordingState {
  const place = `${uid}:mailTemplates:${journal ? `${journal}:` : ''}${template.name}`;
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
          ...{ template: template.name, base, ...(journal && { journal }) },
          ...{ subject: words.subject, text: words.text },
        }),
      ),
    reset: () =>
      send(() =>
        call('resetMailTemplate', {
          ...{ template: template.name, base: revision },
          ...(journal && { journal }),
        }),
      ),
  };
}
