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
        description="Ask for a link with which you choose a new password."
        index={false}
      />
      <p>
        Tell us the e-mail address of your account. We send a link to it that works once, for{' '}
        {RESET_LINK_HOURS} hours.
      </p>
      <AddressForm
        call="requestPasswordReset"
        action="Send the link"
        sent="If this address has an account, a link is on its way. Please check your mail."
      />
      <OtherWays>
        <p>
          You remember it? <Link to={signInPath()}>Sign in</Link>
        </p>
        <p>
          No account yet? <Link to={registerPath()}>Create one</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
