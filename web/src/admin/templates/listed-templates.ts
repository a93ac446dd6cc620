import type { MailOverride } from '@quire/model/entities/mail-template';
import {
  describeTemplate,
  mayBeJournals,
  templateOf,
  WORDED_NAMES,
} from '@quire/model/mail/registry/describe-template';
import { AUDIENCES, templateTitle } from '../kit/mail-labels.ts';

interface ListedTemplate {
  readonly name: string;
  readonly subject: string;
  readonly isFixed: boolean;
  /** The press's own wording, where it is in use. */
  readonly own: MailOverride | null;
}

export interface TemplateGroup {
  readonly audience: keyof typeof AUDIENCES;
  readonly templates: readonly ListedTemplate[];
}

const isAudience = (key: string): key is keyof typeof AUDIENCES => Object.hasOwn(AUDIENCES, key);
const ORDER = Object.keys(AUDIENCES).filter(isAudience);
const ALL = WORDED_NAMES.flatMap((name) => describeTemplate(name) ?? []);

const isForJournals = (name: string): boolean => {
  const template = templateOf(name);
  return template !== null && mayBeJournals(template) && !template.isFixed;
};

/**
 * Templates by recipient, filtered by the words in their name or subject. `isOfJournal` limits them to
 * those that a journal may change.
 */
export function listedTemplates(
  wordings: ReadonlyMap<string, MailOverride>,
  typed: string,
  isOfJournal = false,
): readonly TemplateGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return ORDER.map((audience) => ({
    audience,
    templates: ALL.filter((template) => template.audience === audience)
      .filter(({ name }) => !isOfJournal || isForJournals(name))
      .map(({ name, isFixed, wording }) => {
        const found = wordings.get(name);
        const own = found && !found.isReset ? found : null;
        return { name, isFixed, own, subject: own?.subject ?? wording.subject };
      })
      .filter(({ name, subject }) => {
        const text = `${templateTitle(name)} ${subject}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
  })).filter(({ templates }) => templates.length > 0);
}
