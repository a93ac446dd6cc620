/**
 * Auth answers the same whether or not an e-mail address has an account (e-mail enumeration
 * protection): what new projects of Firebase do since September 2023, and the emulator only when it
 * is told. Whoever keeps an old export with other settings gets these all the same. Rejects where
 * Auth does not take them.
 */
export async function protectAddresses(authUrl: string, project: string): Promise<void> {
  const response = await fetch(`${authUrl}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`Auth refused its settings: ${response.status}`);
}
