import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages/messages.js';
import { megabytes } from '#platform/format/numbers.ts';
import { fieldOf } from '#platform/record.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { useHydrated } from '#ui/hydrated.ts';
import type { CasePaperView } from '../visa-cases.contract.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import type { CaseResult } from '../visitor/visitor.contract.ts';
import { fileLine } from './file-line.ts';
import { pageOf } from './page-drawing.ts';
import { acceptedFiles } from './paper-upload.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useSendingPages } from './use-sending-pages.ts';
import './paper-files.css';

type FileView = CasePaperView['files'][number];

interface OfPaper {
  /** The address of the paper. */
  readonly sendTo: string;
  readonly onSaid: (result: CaseResult | undefined) => void;
}

/** What came for a paper that nobody has accepted: each file can be taken back, and another one sent in its place. */
export function PaperFiles({ files, sendTo, onSaid }: OfPaper & { readonly files: readonly FileView[] }) {
  return (
    <ul className="vcase-files">
      {files.map((file) => (
        <SentFile key={file.id} {...{ file, sendTo, onSaid }} />
      ))}
    </ul>
  );
}

function SentFile({ file, sendTo, onSaid }: OfPaper & { readonly file: FileView }) {
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  return (
    <li>
      <span className="num">{fileLine(file, language)}</span>
      {isHydrated && <ReplaceFile {...{ file, sendTo, onSaid }} />}
      <details>
        <summary aria-label={m.visacase_file_remove_of({ name: file.name })}>{m.visacase_out()}</summary>
        <RemoveFile {...{ file, sendTo, onSaid }} />
      </details>
    </li>
  );
}

/** What the page says to the answer of a removal. */
async function removalResult(answer: Response): Promise<CaseResult> {
  if (answer.ok) {
    return 'removed';
  }
  const body: unknown = await answer.json().catch(() => undefined);
  return answer.status !== 409
    ? 'unremoved'
    : fieldOf(body, 'code') === 'visa-cases.closed'
      ? 'closed'
      : 'accepted';
}

function RemoveFile({ file, sendTo, onSaid }: OfPaper & { readonly file: FileView }) {
  const language = usePageLanguage();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const address = `${sendTo}/files/${file.id}/remove`;
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) {
      return;
    }
    setPending(true);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
    }).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) {
      // The page says how it stands: an accepted paper shows no files.
      await revalidate();
    }
    setPending(false);
    onSaid(answer === undefined ? 'unremoved' : await removalResult(answer));
  };
  return (
    <form method="post" action={`${address}?language=${language}`} onSubmit={(event) => void remove(event)}>
      <p className="small">{m.visacase_file_remove_text()}</p>
      <button type="submit" className="btn btn-line btn-sm" aria-disabled={isPending || undefined}>
        {m.visacase_file_remove_now()}
      </button>
    </form>
  );
}

function ReplaceFile({ file, sendTo, onSaid }: OfPaper & { readonly file: FileView }) {
  const language = usePageLanguage();
  const { sending, send } = useSendingPages(`${sendTo}?replaces=${file.id}`);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const replace = async ([chosen]: readonly File[]) => {
    setError(undefined);
    onSaid(undefined);
    if (chosen === undefined) {
      return;
    }
    const page = await pageOf(chosen);
    const { left, failed } =
      page.problem === undefined ? await send([page]) : { left: [page], failed: undefined };
    const wrong = left[0]?.problem;
    if (wrong !== undefined) {
      setError(`${chosen.name}: ${replaceTexts[wrong]({ limit: megabytes(caseLimits.bytes, language) })}`);
    } else {
      onSaid(failed ?? 'sent');
    }
  };
  if (sending !== undefined) {
    return <SendingProgress of={sending} />;
  }
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={acceptedFiles}
        aria-label={m.visacase_file_replace_of({ name: file.name })}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void replace(chosen);
        }}
      />
      <button
        type="button"
        className="vcase-file-button"
        aria-label={m.visacase_file_replace_of({ name: file.name })}
        onClick={() => input.current?.click()}
      >
        {m.visacase_file_replace()}
      </button>
      {error !== undefined && (
        <p role="alert" className="vcase-file-problem num">
          {error}
        </p>
      )}
    </>
  );
}

const replaceTexts = {
  type: m.visacase_result_type,
  heic: m.visacase_result_heic,
  large: m.visacase_file_large,
} as const;
