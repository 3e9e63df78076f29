import { Camera, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { fileOf, isHeic, type Page, pageOf } from './page-drawing.ts';
import { unedited } from './page-edit.rules.ts';
import { PageTray } from './page-tray.tsx';
import { type Sending, sendFiles } from './send-files.ts';

const accepted = 'image/jpeg,image/png,application/pdf';

interface PaperUploadProps {
  readonly sendTo: string;
  /** Whether something has come already: the form is folded. */
  readonly isMore: boolean;
  readonly paper: string;
  /** Of the words that say what a file may be. */
  readonly helpId: string;
}

const failureLabels = {
  type: m.visacase_result_type,
  large: m.visacase_result_large,
  many: m.visacase_result_many,
  again: m.visacase_result_again,
  heic: m.visacase_result_heic,
} as const;

/**
 * Sends pages of a paper: by the camera or from files, with its progress. Pictures are shown before, to be turned, cut and
 * put in order; what has only PDFs is sent at once. Without scripts it is a plain form.
 */
export function PaperUpload({ sendTo, isMore, paper, helpId }: PaperUploadProps) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending>();
  const photo = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [pages, setPages] = useState<readonly Page[]>([]);
  const send = async (chosen: readonly File[]) => {
    if (await sendFiles(sendTo, chosen, setSending)) {
      // The page stays as it is: what is unfolded, and pages that were chosen for other papers.
      await revalidate();
      setPages([]);
      setSending(undefined);
    }
  };
  const choose = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    setSending(undefined);
    if ((await Promise.all(chosen.map(isHeic))).includes(true)) {
      setSending({ state: 'failed', why: 'heic' });
    } else if (chosen.some(({ type }) => type.startsWith('image/')) || pages.length > 0) {
      const added = await Promise.all(chosen.map(pageOf));
      setPages((before) => [...before, ...added.map((page) => ({ ...page, ...unedited }))]);
    } else if (chosen.length > 0) {
      await send(chosen);
    }
  };
  const sendPages = async () => {
    // One after another: each is drawn in full size.
    const drawn: File[] = [];
    for (const page of pages) {
      drawn.push(await fileOf(page));
    }
    await send(drawn);
  };
  if (!isHydrated) {
    return (
      <form method="post" action={sendTo} encType="multipart/form-data" className="vcase-form">
        <input
          type="file"
          name="file"
          required
          accept={accepted}
          aria-label={paper}
          aria-describedby={helpId}
        />
        <button type="submit" className="btn btn-line">
          {isMore ? m.visacase_send_more() : m.visacase_send()}
        </button>
      </form>
    );
  }
  const busy = sending?.state === 'sending';
  const hasPages = isMore || pages.length > 0;
  return (
    <div className="vcase-form">
      {!busy && pages.length > 0 && (
        <>
          <PageTray pages={pages} onPages={setPages} />
          <button type="button" className="btn btn-ink" onClick={() => void sendPages()}>
            {m.visacase_send_pages({ pages: pages.length, shown: count(pages.length, language) })}
          </button>
        </>
      )}
      {busy ? (
        <p role="status" className="num">
          {sending.isWaiting
            ? m.visacase_waiting({ percent: count(sending.percent, language) })
            : m.visacase_sending({
                percent: count(sending.percent, language),
                at: count(sending.at, language),
                all: count(sending.all, language),
              })}
          <progress value={sending.percent} max={100} aria-hidden="true" />
        </p>
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
            accept={accepted}
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
      {sending?.state === 'failed' && <p role="alert">{failureLabels[sending.why]()}</p>}
    </div>
  );
}
