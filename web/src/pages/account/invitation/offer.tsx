import { longDate } from '@quire/model/messages/dates';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { InvitationView } from './invitation-view.ts';
import styles from './offer.module.css';

/** The role offered, and the message of the person who invites. */
export function Offer({ view }: { readonly view: InvitationView }) {
  const { role, where, inviter, press, note, email, expiresAt } = view;
  return (
    <>
      <p>
        {inviter} invites you to take a role at {press}.
      </p>
      <section className={styles.offer} aria-label="Invitation">
        <dl className={styles.facts}>
          <dt>Role</dt>
          <dd>
            <strong>{ROLE_LABELS[role]}</strong>
          </dd>
          {where && (
            <>
              <dt>For</dt>
              <dd>{where}</dd>
            </>
          )}
          <dt>Sent to</dt>
          <dd>{email}</dd>
          <dt>Answer by</dt>
          <dd>{longDate(expiresAt.slice(0, 10))}</dd>
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </section>
    </>
  );
}
