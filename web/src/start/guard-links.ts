import { isHiddenHost, isScriptUrl } from '@quire/model/urls';

/** Where a click, or a form that is sent, would lead: links of HTML and of SVG, maps, buttons. */
function addressesOf({ target, type }: Event, submitter: Element | null): (string | null)[] {
  if (!(target instanceof Element)) return [];
  if (type === 'submit') {
    return [target.getAttribute('action'), submitter?.getAttribute('formaction') ?? null];
  }
  const link = target.closest('a, area');
  // A file that the page has made is saved, not opened.
  if (type === 'click' && link?.matches('[download]:is([href^="blob:"], [href^="data:"])'))
    return [];
  return link ? [link.getAttribute('href'), link.getAttribute('xlink:href')] : [];
}

/**
 * Refuses to follow a link that would run a script, or leave for a host that it does not name
 * (`//host`), wherever it came from.
 */
export function guardLinks(): void {
  const refuse = (event: Event) => {
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const isRefused = (address: string | null) =>
      address !== null && (isScriptUrl(address) || isHiddenHost(address));
    if (addressesOf(event, submitter).some(isRefused)) event.preventDefault();
  };
  for (const name of ['click', 'auxclick', 'submit']) {
    document.addEventListener(name, refuse, { capture: true });
  }
}
