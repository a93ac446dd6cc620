import { alertsPath } from '@quire/model/alert-paths';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

/**
 * Leads to the form that asks for mails about what is new here: a page of the server, which needs no scripts.
 *
 * @param props.watched parameters of its address: a journal, a person, or those of a search
 */
export function AlertsLink({
  watched,
}: {
  readonly watched: Readonly<Record<string, string>> | URLSearchParams;
}) {
  return (
    <a href={alertsPath(watched, language())} rel="nofollow">
      {t('alerts.title')}
    </a>
  );
}
