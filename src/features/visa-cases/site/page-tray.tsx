import { ArrowUp, Crop, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { count, megabytes } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { caseLimits } from '../visa-cases.rules.ts';
import { CropFrame } from './crop-frame.tsx';
import { fileLine } from './file-line.ts';
import { drawPage, type Page } from './page-drawing.ts';
import { movedUp, type PageEdit, turned, unedited } from './page-edit.rules.ts';
import './page-tray.css';

/** The longest side of a page in the list, and while it is cut, in pixels. */
const shown = { listed: 240, cut: 900 };

/** A page as it will be sent, or whole while it is cut. */
function PagePicture({ picture, edit, longest }: { picture: ImageBitmap; edit: PageEdit; longest: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) {
      drawPage(canvas.current, picture, edit, longest);
    }
  }, [picture, edit, longest]);
  return <canvas ref={canvas} />;
}

const errorTexts = {
  type: m.visacase_page_type,
  heic: m.visacase_page_heic,
  large: m.visacase_page_large,
} as const;

interface PageTrayProps {
  readonly pages: readonly Page[];
  readonly onPages: (pages: readonly Page[]) => void;
}

/** Pages before they are sent: each can be turned, cut to the edges of its paper, moved up and taken out. */
export function PageTray({ pages, onPages }: PageTrayProps) {
  const language = usePageLanguage();
  const [cutting, setCutting] = useState<string>();
  const change = (id: string, edit: PageEdit) =>
    onPages(pages.map((page) => (page.id === id ? { ...page, ...edit } : page)));
  return (
    <ol className="vcase-tray" aria-label={m.visacase_pages()}>
      {pages.map((page, index) => {
        const { id, file, picture, turns, cut } = page;
        const number = count(index + 1, language);
        const isCut = cutting === id;
        const { problem } = page;
        const [wide, high] =
          picture === undefined
            ? [1, 1]
            : turns % 2 === 1
              ? [picture.height, picture.width]
              : [picture.width, picture.height];
        return (
          <li key={id} data-cut={isCut || undefined}>
            {picture !== undefined && (
              <span className="vcase-tray-picture">
                <PagePicture
                  picture={picture}
                  edit={isCut ? { turns, cut: unedited.cut } : page}
                  longest={isCut ? shown.cut : shown.listed}
                />
                {isCut && (
                  <CropFrame
                    cut={cut}
                    width={wide}
                    height={high}
                    onCut={(next) => change(id, { turns, cut: next })}
                  />
                )}
              </span>
            )}
            <span className="vcase-tray-buttons">
              <b className="num">{m.visacase_page({ number })}</b>
              <span className="vcase-tray-name num">
                {fileLine({ name: file.name, bytes: file.size }, language)}
              </span>
              {problem !== undefined && (
                <span className="vcase-tray-problem num" role="alert">
                  {errorTexts[problem]({ number, limit: megabytes(caseLimits.bytes, language) })}
                </span>
              )}
              {picture !== undefined && problem === undefined && (
                <>
                  <button
                    type="button"
                    className="btn btn-line btn-sm"
                    aria-label={m.visacase_turn_page({ number })}
                    onClick={() => change(id, turned(page))}
                  >
                    <Icon of={RotateCw} />
                    {m.visacase_turn()}
                  </button>
                  <button
                    type="button"
                    className="btn btn-line btn-sm"
                    aria-label={
                      isCut ? m.visacase_cut_done_page({ number }) : m.visacase_cut_page({ number })
                    }
                    aria-expanded={isCut}
                    onClick={() => setCutting(isCut ? undefined : id)}
                  >
                    <Icon of={Crop} />
                    {isCut ? m.visacase_cut_done() : m.visacase_cut()}
                  </button>
                </>
              )}
              {index > 0 && (
                <button
                  type="button"
                  className="btn btn-line btn-sm"
                  aria-label={m.visacase_up_page({ number })}
                  onClick={() => onPages(movedUp(pages, index))}
                >
                  <Icon of={ArrowUp} />
                  {m.visacase_up()}
                </button>
              )}
              <button
                type="button"
                className="btn btn-line btn-sm"
                aria-label={m.visacase_out_page({ number })}
                onClick={() => onPages(pages.filter((each) => each.id !== id))}
              >
                <Icon of={Trash2} />
                {m.visacase_out()}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
