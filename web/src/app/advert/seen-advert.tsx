import type { AdvertPlace } from '@quire/model/adverts/choose-advert';
import { countPath } from '@quire/model/paths';
import { useEffect, useRef } from 'react';
import { asksNotToBeTracked } from '../asks-not-to-be-tracked.ts';
import { Advert, useAdvert } from './advert.tsx';

/** The advertisement of a place, counted by the press once half of it has been in sight. */
export function SeenAdvert(place: AdvertPlace) {
  const advert = useAdvert(place);
  const box = useRef<HTMLDivElement>(null);
  const id = advert?.id;
  useEffect(() => {
    if (!id || !box.current || asksNotToBeTracked(navigator)) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        navigator.sendBeacon(countPath(), JSON.stringify({ advert: id, what: 'shown' }));
      },
      { threshold: 0.5 },
    );
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [id]);
  return (
    advert && (
      <div ref={box}>
        <Advert advert={advert} />
      </div>
    )
  );
}
