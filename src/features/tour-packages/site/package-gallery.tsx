import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import './package-gallery.css';

const shownAtOnce = 3;

/** The cover and two more pictures; all of them in a viewer, or as plain files without scripts. */
export function PackageGallery({ pictures }: { pictures: readonly Picture[] }) {
  const language = usePageLanguage();
  const viewer = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number>();
  const shown = pictures.slice(0, shownAtOnce);
  const open = (index: number) => {
    setAt(index);
    viewer.current?.showModal();
  };
  return (
    <div className="pgallery" data-shown={shown.length}>
      {shown.map((picture, index) => (
        <a
          key={picture.id}
          href={pictureUrl(picture.id, 1920, 'webp')}
          onClick={(event) => {
            event.preventDefault();
            open(index);
          }}
        >
          <PictureFrame
            picture={picture}
            first={index === 0}
            sizes={index === 0 ? '(max-width: 760px) 92vw, 66vw' : '(max-width: 760px) 45vw, 32vw'}
          />
        </a>
      ))}
      {pictures.length > 1 && (
        <button type="button" className="btn btn-wa btn-sm num" onClick={() => open(0)}>
          <Icon of={Images} />
          {m.package_all_pictures({ shown: count(pictures.length, language) })}
        </button>
      )}
      <PictureViewer dialog={viewer} pictures={pictures} at={at} onMove={setAt} />
    </div>
  );
}
