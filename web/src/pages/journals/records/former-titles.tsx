import type { FormerTitle } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';

/** What a journal was called before, with the ISSN of that title. */
export function FormerTitles({ formerTitles }: { formerTitles: readonly FormerTitle[] }) {
  return (
    <ul>
      {formerTitles.map((former) => {
        const { title, issn, issn_print: print, from, to } = former;
        const number = issn ?? print;
        const years = (
          <bdi key="years" dir="ltr">
            {from === to ? from : `${from}–${to}`}
          </bdi>
        );
        return (
          <li key={`${from} ${title}`}>
            {rich('journals.formerTitle', { title: <cite key="title">{title}</cite>, years })}
            {number && <> {t('journals.issnOf', { issn: number })}</>}
          </li>
        );
      })}
    </ul>
  );
}
