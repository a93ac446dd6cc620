import type { AdvertPlace } from '@quire/model/adverts/choose-advert';
import { Advert, useAdvert } from './advert.tsx';

/** The advertisement of a place, counted by the press once half of it has been in sight (`start/count-reading.ts`). */
export function SeenAdvert(place: AdvertPlace) {
  const advert = useAdvert(place);
  return (
    advert && (
      <div data-counts-advert={advert.id}>
        <Advert advert={advert} />
      </div>
    )
  );
}
