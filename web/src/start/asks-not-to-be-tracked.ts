/** Whether a browser says so for its reader: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(browser: object): boolean {
  const asks = (name: string, value: unknown) => Reflect.get(browser, name) === value;
  return asks('doNotTrack', '1') || asks('globalPrivacyControl', true);
}
