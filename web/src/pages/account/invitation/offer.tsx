import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { InvitationView } from './invitation-view.ts';
import styles from './offer.module.css';

/** The role offered, and the message of the person who invites. */
export function Offer({ view }: { readonly view: InvitationView }) {
  const { role, where, inviter, press, note, email, expiresAt } = view;
  return (
    <>
      <p>{t('account.offer', { inviter, press })}</p>
      <section className={styles.offer} aria-label={t('account.invitation')}>
        <dl className={styles.facts}>
          <dt>{t('account.role')}</dt>
          <dd>
            <strong>{ROLE_LABELS[role]}</strong>
          </dd>
          {where && (
            <>
              <dt>{t('account.roleFor')}</dt>
              <dd>{where}</dd>
            </>
          )}
          <dt>{t('account.sentTo')}</dt>
          <dd>{email}</dd>
          <dt>{t('account.answerBy')}</dt>
          <dd>{longDate(expiresAt.slice(0, 10))}</dd>
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </section>
    </>
  );
}
