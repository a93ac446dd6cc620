import { t } from '@quire/model/messages/t';
import {
  adminChecklistPath,
  adminJournalArticlesPath,
  adminJournalsPath,
  adminPagesPath,
  adminPeoplePath,
} from '@quire/model/office-paths';
import { homePath } from '@quire/model/paths';
import type { LiveRecord } from '../../data/live/office/use-record.ts';
import styles from './setup.module.css';
import { SetupFrame } from './setup-frame.tsx';

interface LastStepProps {
  readonly press: LiveRecord['data'];
  readonly jkey: string;
}

/** The next steps after the set-up. */
export function LastStep({ press, jkey }: LastStepProps) {
  const name = typeof press?.name === 'string' ? press.name : t('officeSetup.yourPress');
  const ways = [
    {
      to: adminChecklistPath(),
      label: t('officeSetup.goThroughChecklist'),
      text: t('officeSetup.goThroughChecklistHint'),
    },
    jkey
      ? {
          to: adminJournalArticlesPath(jkey),
          label: t('officeSetup.beginFirstIssue'),
          text: t('officeSetup.beginFirstIssueHint'),
        }
      : {
          to: adminJournalsPath('new'),
          label: t('officeSetup.addJournal'),
          text: t('officeSetup.addJournalHint'),
        },
    {
      to: adminPeoplePath(),
      label: t('officeSetup.inviteColleagues'),
      text: t('officeSetup.inviteColleaguesHint'),
    },
    {
      to: adminPagesPath(),
      label: t('officeSetup.editTexts'),
      text: t('officeSetup.editTextsHint'),
    },
    {
      to: homePath(),
      label: t('officeSetup.viewPublicSite'),
      text: t('officeSetup.viewPublicSiteHint'),
    },
  ];
  return (
    <SetupFrame title={t('officeSetup.pressIsOpen', { name })} at="done">
      <p>{t('officeSetup.setupComplete')}</p>
      <ul className={styles.next}>
        {ways.map(({ to, label, text }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SetupFrame>
  );
}
