import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { pictureSourceSet, pictureUrl } from '#features/media/media.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface PictureViewerProps {
  pictures: readonly Picture[];
  /** The index of the shown picture. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One picture at a time over the whole window, with its description. Arrow keys move between pictures. */
export default function PictureViewer({ pictures, at, onMove, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const language = usePageLanguage();
  const picture = pictures[at];
  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label={m.package_pictures()}
      closedby="any"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          event.preventDefault();
          move(event.key === 'ArrowRight' ? 1 : -1);
        }
      }}
    >
      {picture && (
        <figure>
          <div className="viewer-stage" key={picture.id}>
            <img className="viewer-soft" src={picture.placeholder} alt="" aria-hidden="true" />
            <picture>
              <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif')} sizes="100vw" />
              <img
                src={pictureUrl(picture, 1280, 'webp')}
                srcSet={pictureSourceSet(picture, 'webp')}
                sizes="100vw"
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
              />
            </picture>
          </div>
          <figcaption aria-live="polite">
            <span className="num">
              {m.package_picture_of({
                at: count(at + 1, language),
                all: count(pictures.length, language),
              })}
            </span>
            {picture.alt}
          </figcaption>
        </figure>
      )}
      <form method="dialog">
        <button type="submit" aria-label={m.package_close_pictures()}>
          <Icon of={X} />
        </button>
      </form>
      {pictures.length > 1 && (
        <>
          <button type="button" className="viewer-back" onClick={() => move(-1)}>
            <Icon of={ChevronLeft} />
            <span className="vh">{m.package_previous_picture()}</span>
          </button>
          <button type="button" className="viewer-on" onClick={() => move(1)}>
            <Icon of={ChevronRight} />
            <span className="vh">{m.package_next_picture()}</span>
          </button>
        </>
      )}
    </dialog>
  );
}
