/** Which editor of a journal is given a new submission. */

import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { t } from '../messages/t.ts';

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];
const EDITORS_MAX = 30;

/** The rules a journal chooses from, as its form names them. */
export const ASSIGNMENT_RULES = {
  get off() {
    return t('officeWords.assignmentOff');
  },
  get rotation() {
    return t('officeWords.assignmentRotation');
  },
  get type() {
    return t('officeWords.assignmentType');
  },
  get subject() {
    return t('officeWords.assignmentSubject');
  },
} as const;
type AssignmentRule = keyof typeof ASSIGNMENT_RULES;
const RULE_KEYS = Object.keys(ASSIGNMENT_RULES) as [AssignmentRule, ...AssignmentRule[]];

const AssignedEditorSchema = z.object({
  /** With the name at that time, for the form. */
  editor: z.object(
    { uid: z.string().min(1).max(128), name: z.string().max(200) },
    {
      error: () => t('officeWords.chooseEditor'),
    },
  ),
  /** By article type: what they take. None: what nobody else takes. */
  types: z.array(z.enum(TYPE_KEYS)).max(20).default([]),
  /** By subject: compared with the keywords of a manuscript. None: what nobody else takes. */
  subjects: z.array(z.string().trim().min(1).max(80)).max(40).default([]),
});

/** Part of a journal's record. Without editors, `rotation` is among all of the journal's. */
export const AssignmentSchema = z.object({
  rule: z.enum(RULE_KEYS).default('off'),
  editors: z
    .array(AssignedEditorSchema)
    .max(EDITORS_MAX)
    .default([])
    .superRefine((editors, context) => {
      for (const [place, { editor }] of editors.entries()) {
        if (editors.findIndex((each) => each.editor.uid === editor.uid) === place) continue;
        const message = t('officeWords.editorTwice');
        context.addIssue({ code: 'custom', path: [place, 'editor'], message, input: editor });
      }
    }),
});
export type Assignment = z.infer<typeof AssignmentSchema>;

/** `assignmentTurns/{jkey}`: when each editor was last given a submission by the rule. */
export const AssignmentTurnsSchema = z.object({ turns: z.record(z.string(), z.iso.datetime()) });
