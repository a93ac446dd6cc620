import {
  CRAWLER_GROUPS,
  type CrawlerGroup,
  KNOWN_CRAWLERS,
} from '@quire/model/entities/crawler-rules';
import { t } from '@quire/model/messages/t';
import type { FormSection } from '../kit/form/form-description.ts';

const GROUP_LABELS: Readonly<Record<CrawlerGroup, string>> = {
  search: t('officeSettings.crawlersSearch'),
  training: t('officeSettings.crawlersTraining'),
  answers: t('officeSettings.crawlersAnswers'),
  archives: t('officeSettings.crawlersArchives'),
  others: t('officeSettings.crawlersOthers'),
};

/** Which crawlers may not read the press: see `model/src/entities/crawler-rules.ts`. */
export const CRAWLERS_SECTION: FormSection = {
  title: t('officeSettings.crawlersSection'),
  help: t('officeSettings.crawlersHelp'),
  fields: [
    {
      name: 'crawlers.groups',
      label: t('officeSettings.crawlersGroups'),
      type: 'chips',
      choices: CRAWLER_GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] })),
      isClosed: true,
      help: t('officeSettings.crawlersGroupsHint'),
    },
    {
      name: 'crawlers.agents',
      label: t('officeSettings.crawlersAgents'),
      type: 'chips',
      choices: KNOWN_CRAWLERS.map(({ agent, owner }) => ({
        value: agent,
        label: `${agent} (${owner})`,
      })),
      isClosed: true,
      help: t('officeSettings.crawlersAgentsHint'),
    },
  ],
};
