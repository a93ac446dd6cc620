import { VERIFY_LINK_HOURS } from '@quire/model/constants';
import { registerPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { AddressForm } from '../../session/forms/address-form.tsx';
import { sentAddress } from '../../session/sent-address.ts';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/account/verify`: the page after registering, which can send a new link. */
export default function Verify() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(sentAddress()), []);
  return (
    <NarrowPage title="Check your e-mail">
      <PageHead
        title="Check your e-mail"
        description="We have sent you a link that confirms your e-mail address."
        index={false}
      />
      <p>
        We have sent a link{address ? ' to ' : ' to your address'}
        {address && <strong>{address}</strong>}. Open it within {VERIFY_LINK_HOURS} hours to
        activate your account.
      </p>
      <p>If it has not arrived after a few minutes, check your spam folder or send it again.</p>
      <AddressForm
        call="resendVerification"
        action="Resend link"
        sent="If this address needs to be confirmed, we have sent a new link. Only the newest link works."
      />
      <OtherWays>
        <p>
          Confirmed already? <Link to={signInPath()}>Sign in</Link>
        </p>
        <p>
          Wrong address? <Link to={registerPath()}>Register again</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
