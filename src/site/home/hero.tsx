import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { focusClasses, pictureSourceSet, pictureUrl } from '#features/media/media.rules.ts';
import { m } from '#messages/messages.js';
import '#features/media/site/focus.css';
import './hero.css';

export interface HeroPictures {
  readonly wide: Picture;
  readonly tall: Picture;
}

const phone = '(max-width: 640px)';
const wider = '(min-width: 640.02px)';
/** As wide as the window, and never narrower than in hero.css. */
const wideSizes = 'max(100vw, 1300px)';
const tallSizes = '100vw';

/** Preloads the poster, only the one that fits the window. */
export function heroPreloads({ wide, tall }: HeroPictures) {
  const preload = (picture: Picture, media: string, imageSizes: string) => ({
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: pictureSourceSet(picture, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  });
  return [preload(tall, phone, tallSizes), preload(wide, wider, wideSizes)];
}

/** The poster with the agency's claim, and the search card over its lower edge. The text always lies on the poster's sky. */
export function Hero({ pictures, children }: { pictures: HeroPictures | undefined; children: ReactNode }) {
  return (
    <section className="hero">
      <div className={clsx('art', pictures && focusClasses(pictures.tall))}>
        {pictures && <Poster {...pictures} />}
      </div>
      <div className="wrap hero-words">
        <h1>{m.home_hero()}</h1>
        <p className="lede">{m.home_hero_lede()}</p>
      </div>
      <div className="wrap hero-dock">
        <div className="searchdock">{children}</div>
      </div>
    </section>
  );
}

function Poster({ wide, tall }: HeroPictures) {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={pictureSourceSet(tall, 'avif')} sizes={tallSizes} />
      <source media={phone} type="image/webp" srcSet={pictureSourceSet(tall, 'webp')} sizes={tallSizes} />
      <source type="image/avif" srcSet={pictureSourceSet(wide, 'avif')} sizes={wideSizes} />
      <img
        className={focusClasses(wide)}
        src={pictureUrl(wide, 1280, 'webp')}
        srcSet={pictureSourceSet(wide, 'webp')}
        sizes={wideSizes}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
