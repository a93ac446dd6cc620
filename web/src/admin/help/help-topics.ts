import { t } from '@quire/model/messages/t';
export interface HelpTopic {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Instructions that apply to every page of the office. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: t('officeHelp.lists'),
    lines: [
      t('officeHelp.listsAddress'),
      t('officeHelp.listsSearch'),
      t('officeHelp.listsFind'),
      t('officeHelp.listsSelection'),
    ],
  },
  {
    title: t('officeHelp.forms'),
    lines: [t('officeHelp.formsKept'), t('officeHelp.formsMerged'), t('officeHelp.formsHistory')],
  },
  {
    title: t('officeHelp.tasks'),
    lines: [
      t('officeHelp.tasksOverview'),
      t('officeHelp.tasksDiscussion'),
      t('officeHelp.tasksBell'),
    ],
  },
  {
    title: t('officeHelp.dois'),
    lines: [
      t('officeHelp.doisRegistered'),
      t('officeHelp.doisAttention'),
      t('officeHelp.doisCompared'),
    ],
  },
  {
    title: t('officeHelp.deleting'),
    lines: [t('officeHelp.deletingBin'), t('officeHelp.deletingArchive')],
  },
];
