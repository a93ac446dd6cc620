import type { AdvertPlace } from '@quire/model/adverts/choose-advert';
import { chooseAdvert } from '@quire/model/adverts/choose-advert';
import type { ShownAdvert } from '@quire/model/entities/published-advert';
import { t } from '@quire/model/messages/t';
import { advertPath } from '@quire/model/paths';
import { usePress } from '../../layouts/press-digest.ts';
import styles from './advert.module.css';

/** The advertisement of a place today, or null: the same on the server and in every browser. */
export function useAdvert({ slot, page, journal }: AdvertPlace): ShownAdvert | null {
  const { adverts, day } = usePress() ?? {};
  return adverts && day ? chooseAdvert(adverts, day, { slot, page, journal }) : null;
}

/** An advertisement, called what it is. It leads away by the press itself, and nothing of it is a stranger's. */
export function Advert({ advert }: { advert: ShownAdvert }) {
  const { id, image } = advert;
  return (
    <div className={`${styles.advert} no-print`} data-advert={id}>
      <p className="eyebrow">{t('pages.advertisement')}</p>
      <a href={advertPath(id)} rel="sponsored noopener nofollow" target="_blank">
        <img
          src={image.src}
          srcSet={image.srcset}
          sizes={image.srcset && '20rem'}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading="lazy"
          decoding="async"
        />
      </a>
    </div>
  );
}

/** Beside an article, whose reading is counted already: which one it was follows from that. */
export function ArticleAdvert({ journal, akey }: { journal: string; akey: string }) {
  const advert = useAdvert({ slot: 'article', page: `${journal}~${akey}`, journal });
  return advert && <Advert advert={advert} />;
}
