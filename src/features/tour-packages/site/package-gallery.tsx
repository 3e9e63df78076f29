import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import './package-gallery.css';

const visibleAtOnce = 3;

/** Loaded when a picture is opened. */
const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

/** The cover and two more pictures; all open in a viewer, or as plain files without JavaScript. */
export function PackageGallery({ pictures }: { pictures: readonly Picture[] }) {
  const language = usePageLanguage();
  const [at, setAt] = useState<number>();
  const shown = pictures.slice(0, visibleAtOnce);
  return (
    <div className="pgallery" data-shown={shown.length}>
      {shown.map((picture, index) => (
        <a
          key={picture.id}
          href={pictureUrl(picture, 1920, 'webp')}
          onClick={(event) => {
            event.preventDefault();
            setAt(index);
          }}
        >
          <PictureFrame
            picture={picture}
            first={index === 0}
            sizes={index === 0 ? '(max-width: 760px) 92vw, 44vw' : '(max-width: 760px) 45vw, 22vw'}
          />
        </a>
      ))}
      {pictures.length > 1 && (
        <button type="button" className="btn btn-wa btn-sm num" onClick={() => setAt(0)}>
          <Icon of={Images} />
          {m.package_all_pictures({ shown: count(pictures.length, language) })}
        </button>
      )}
      {at !== undefined && (
        <Suspense>
          <PictureViewer pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
