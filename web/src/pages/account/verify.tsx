import { VERIFY_LINK_HOURS } from '@quire/model/constants';
import { registerPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { AddressForm } from '../../session/forms/address-form.tsx';
import { sentAddress } from '../../session/sent-address.ts';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';

/** `/account/verify`: what comes after registering, and a new link where the first has not arrived. */
export default function Verify() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(sentAddress()), []);
  return (
    <NarrowPage title="Check your mail">
      <PageHead
        title="Check your mail"
        description="We have sent you a link that confirms your e-mail address."
        index={false}
      />
      <p>
        We have sent a link{address ? ' to ' : ' to your address'}
        {address && <strong>{address}</strong>}. Follow it within {VERIFY_LINK_HOURS} hours, and
        your account is ready.
      </p>
      <p>
        Nothing there after a few minutes? Look into the folder for junk mail, or have it sent
        again.
      </p>
      <AddressForm
        call="resendVerification"
        action="Send the link again"
        sent="If this address waits to be confirmed, a new link is on its way. Only the newest one works."
      />
      <OtherWays>
        <p>
          Confirmed already? <Link to={signInPath()}>Sign in</Link>
        </p>
        <p>
          The address was mistyped? <Link to={registerPath()}>Register again</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
