import { clsx } from 'clsx';
import type { Picture } from '../media.contract.ts';
import { focusClasses, pictureSourceSet, pictureUrl } from '../media.rules.ts';
import './focus.css';
import './picture-frame.css';

interface PictureFrameProps {
  picture: Picture;
  /** The `sizes` attribute: its width at each window width. */
  sizes: string;
  /** The main picture of the first view: loaded eagerly with high priority. */
  first?: boolean;
  /** True where the text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

/** A picture that fills its frame: a placeholder first, then AVIF or WebP in the width that fits. */
export function PictureFrame({
  picture,
  sizes,
  first = false,
  decorative = false,
  className,
}: PictureFrameProps) {
  return (
    <span className={clsx('frame', focusClasses(picture), className)}>
      <img className="frame-soft" src={picture.placeholder} alt="" aria-hidden="true" />
      <picture>
        <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif')} sizes={sizes} />
        <img
          className="frame-sharp"
          src={pictureUrl(picture, 640, 'webp')}
          srcSet={pictureSourceSet(picture, 'webp')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={decorative ? '' : picture.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
