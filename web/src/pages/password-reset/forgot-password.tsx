import { RESET_LINK_HOURS } from '@quire/model/constants';
import { registerPath, signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { AddressForm } from '../../session/forms/address-form.tsx';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/helper/forgot_password`. */
export default function ForgotPassword() {
  return (
    <NarrowPage title="Forgotten your password?">
      <PageHead
        title="Forgotten your password?"
        description="Request a link to choose a new password."
        index={false}
      />
      <p>
        Enter the e-mail address of your account. We will send you a link that works once, for{' '}
        {RESET_LINK_HOURS} hours.
      </p>
      <AddressForm
        call="requestPasswordReset"
        action="Send link"
        sent="If this address has an account, we have sent a link. Please check your e-mail."
      />
      <OtherWays>
        <p>
          Remember your password? <Link to={signInPath()}>Sign in</Link>
        </p>
        <p>
          No account yet? <Link to={registerPath()}>Create one</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
