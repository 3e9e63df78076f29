import { Camera, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
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

const failureWords = {
  type: m.visacase_result_type,
  large: m.visacase_result_large,
  many: m.visacase_result_many,
  again: m.visacase_result_again,
} as const;

/** Sends pages of a paper: by the camera or from files, with its progress; without scripts it is a plain form. */
export function PaperUpload({ sendTo, isMore, paper, helpId }: PaperUploadProps) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const [sending, setSending] = useState<Sending>();
  const photo = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const send = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0 && (await sendFiles(sendTo, chosen, setSending))) {
      window.location.reload();
    }
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
  return (
    <div className="vcase-form">
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
            onChange={(event) => void send(event.currentTarget)}
          />
          <input
            ref={files}
            hidden
            multiple
            type="file"
            accept={accepted}
            aria-label={m.visacase_files_of({ paper })}
            onChange={(event) => void send(event.currentTarget)}
          />
          <button
            type="button"
            className={isMore ? 'btn btn-line btn-sm' : 'btn btn-ink btn-sm'}
            aria-label={m.visacase_photo_of({ paper })}
            aria-describedby={helpId}
            onClick={() => photo.current?.click()}
          >
            <Icon of={Camera} />
            {isMore ? m.visacase_photo_more() : m.visacase_photo()}
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
      {sending?.state === 'failed' && <p role="alert">{failureWords[sending.why]()}</p>}
    </div>
  );
}
