const KEPT = 'quire:places';

/** Where the pages of this visit were left, by the key of their entry in the browser's history. */
type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, number] =>
        Number.isFinite(entry[1]),
      ),
    );
  } catch {
    // No storage: pages open at their tops.
    return {};
  }
}

/** An entry that the browser made itself (a link to a place in the page) gets a key of its own. */
function nameEntry(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...Object(state), key: crypto.randomUUID() }, '');
}

/**
 * Takes the restoring of places over from the browser, which cannot know when a page that is
 * navigated to has been drawn. To be called before the router reads the history.
 *
 * @param key the key of the entry that is shown
 */
export function keepPlaces(key: () => string): Places {
  const places = readPlaces();
  nameEntry();
  // Back, to a page that an earlier document of this visit showed: its place was the app's to keep.
  const place = places[history.state.key];
  if (history.scrollRestoration === 'manual' && place !== undefined) window.scrollTo(0, place);
  history.scrollRestoration = 'manual';
  // Before the router's own listener.
  window.addEventListener('popstate', nameEntry, { capture: true });
  window.addEventListener('pagehide', () => {
    places[key()] = window.scrollY;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(places));
    } catch {
      // As above.
    }
    // A reload is the browser's again.
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  return places;
}
