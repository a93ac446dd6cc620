/** The access token of whoever is signed in to firebase-tools. Rejects where nobody is. */
export async function signedIn(project: string): Promise<string> {
  const { requireAuth } = await import('firebase-tools/lib/requireAuth.js');
  const { getAccessToken } = await import('firebase-tools/lib/apiv2.js');
  await requireAuth({ project });
  return getAccessToken();
}
