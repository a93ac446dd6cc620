import { RESET_LINK_HOURS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { registerPath, signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { rich } from '../../messages/rich.ts';
import { AddressForm } from '../../session/forms/address-form.tsx';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/helper/forgot_password`. */
export default function ForgotPassword() {
  return (
    <NarrowPage title={t('signIn.forgotten')}>
      <PageHead title={t('signIn.forgotten')} description={t('signIn.resetWhat')} index={false} />
      <p>{t('signIn.resetHow', { hours: RESET_LINK_HOURS })}</p>
      <AddressForm
        call="requestPasswordReset"
        action={t('signIn.sendLink')}
        sent={t('signIn.resetSent')}
      />
      <OtherWays>
        <p>
          {rich('signIn.rememberPassword', {
            link: (words) => <Link to={signInPath()}>{words}</Link>,
          })}
        </p>
        <p>
          {rich('signIn.noAccount', { link: (words) => <Link to={registerPath()}>{words}</Link> })}
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
