import { VERIFY_LINK_HOURS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { registerPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { rich } from '../../messages/rich.ts';
import { AddressForm } from '../../session/forms/address-form.tsx';
import { sentAddress } from '../../session/sent-address.ts';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/account/verify`: the page after registering, which can send a new link. */
export default function Verify() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(sentAddress()), []);
  return (
    <NarrowPage title={t('account.checkMail')}>
      <PageHead
        title={t('account.checkMail')}
        description={t('account.checkMailWhat')}
        index={false}
      />
      <p>
        {address
          ? rich('account.linkSentTo', {
              address: <strong>{address}</strong>,
              hours: VERIFY_LINK_HOURS,
            })
          : t('account.linkSent', { hours: VERIFY_LINK_HOURS })}
      </p>
      <p>{t('account.notArrived')}</p>
      <AddressForm
        call="resendVerification"
        action={t('account.resendLink')}
        sent={t('account.resent')}
      />
      <OtherWays>
        <p>
          {rich('account.alreadyConfirmed', {
            link: (words) => <Link to={signInPath()}>{words}</Link>,
          })}
        </p>
        <p>
          {rich('account.wrongAddress', {
            link: (words) => <Link to={registerPath()}>{words}</Link>,
          })}
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
