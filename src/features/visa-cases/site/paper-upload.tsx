import { Camera, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { caseLimits } from '../visa-cases.rules.ts';
import type { CaseResult } from '../visitor/visitor.contract.ts';
import { type Page, pageOf } from './page-drawing.ts';
import { PageTray } from './page-tray.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useSendingPages } from './use-sending-pages.ts';

export const acceptedFiles = 'image/jpeg,image/png,application/pdf';

interface PaperUploadProps {
  /** The address of the paper. */
  readonly sendTo: string;
  /** How many files have come already. */
  readonly have: number;
  readonly paper: string;
  /** Of the words that say what a file may be. */
  readonly helpId: string;
  readonly onSaid: (result: CaseResult | undefined) => void;
}

/**
 * Sends pages of a paper: by the camera or from files, with its progress. Each is looked at before it is sent. Pictures are shown,
 * to be turned, cut and put in order; PDFs that may be sent go at once. Without scripts it is a plain form.
 */
export function PaperUpload({ sendTo, have, paper, helpId, onSaid }: PaperUploadProps) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const { sending, send } = useSendingPages(sendTo);
  const photo = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const sendPages = async (all: readonly Page[]) => {
    const { left, failed } = await send(all);
    setPages(left);
    onSaid(failed ?? (left.length === 0 ? 'sent' : undefined));
  };
  const choose = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    onSaid(undefined);
    const added = await Promise.all(chosen.map(pageOf));
    const all = [...pages, ...added];
    const isToLookAt = all.some(({ picture, problem }) => picture !== undefined || problem !== undefined);
    setPages(all);
    if (!isToLookAt && all.length > 0 && have + all.length <= caseLimits.files) {
      await sendPages(all);
    }
  };
  const isMore = have > 0;
  if (!isHydrated) {
    return (
      <form
        method="post"
        action={`${sendTo}?language=${language}`}
        encType="multipart/form-data"
        className="vcase-form"
      >
        <input
          type="file"
          name="file"
          required
          accept={acceptedFiles}
          aria-label={paper}
          aria-describedby={helpId}
        />
        <button type="submit" className="btn btn-line">
          {isMore ? m.visacase_send_more() : m.visacase_send()}
        </button>
      </form>
    );
  }
  const hasPages = isMore || pages.length > 0;
  const excess = have + pages.length - caseLimits.files;
  const isReady = pages.every(({ problem }) => problem === undefined) && excess <= 0;
  return (
    <div className="vcase-form">
      {sending === undefined && pages.length > 0 && (
        <>
          <PageTray pages={pages} onPages={setPages} />
          {excess > 0 && (
            <p role="alert" className="num">
              {m.visacase_too_many({
                count: excess,
                files: count(caseLimits.files, language),
                excess: count(excess, language),
              })}
            </p>
          )}
          {isReady && (
            <button type="button" className="btn btn-ink" onClick={() => void sendPages(pages)}>
              {m.visacase_send_pages({ pages: pages.length, shown: count(pages.length, language) })}
            </button>
          )}
        </>
      )}
      {sending !== undefined ? (
        <SendingProgress of={sending} />
      ) : (
        <div className="vcase-buttons">
          <input
            ref={photo}
            hidden
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            aria-label={m.visacase_photo_of({ paper })}
            onChange={(event) => void choose(event.currentTarget)}
          />
          <input
            ref={files}
            hidden
            multiple
            type="file"
            accept={acceptedFiles}
            aria-label={m.visacase_files_of({ paper })}
            onChange={(event) => void choose(event.currentTarget)}
          />
          <button
            type="button"
            className={hasPages ? 'btn btn-line btn-sm' : 'btn btn-ink btn-sm'}
            aria-label={hasPages ? m.visacase_photo_more_of({ paper }) : m.visacase_photo_of({ paper })}
            aria-describedby={helpId}
            onClick={() => photo.current?.click()}
          >
            <Icon of={Camera} />
            {hasPages ? m.visacase_photo_more() : m.visacase_photo()}
          </button>
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-label={m.visacase_files_of({ paper })}
            aria-describedby={helpId}
            onClick={() => files.current?.click()}
          >
            <Icon of={FolderOpen} />
            {m.visacase_choose()}
          </button>
        </div>
      )}
    </div>
  );
}
