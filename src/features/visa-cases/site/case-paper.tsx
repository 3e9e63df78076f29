import { Check, Eye, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PaperShapes } from '#features/visas/site/paper-shapes.tsx';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { StandIn } from '../stand-ins/stand-ins.contract.ts';
import type { CasePaperView } from '../visa-cases.contract.ts';
import type { CaseResult } from '../visitor/visitor.contract.ts';
import { isDone, paperStateLabels, phraseLabels, resultTexts } from './case-labels.ts';
import { PaperFiles } from './paper-files.tsx';
import { PaperUpload } from './paper-upload.tsx';

const icons = { again: RotateCcw, received: Eye, accepted: Check } as const;

interface CasePaperProps {
  readonly paper: CasePaperView;
  /** Whose file counts for it, if one does. */
  readonly sharer: string;
  /** The address of the paper; absent: nothing more is taken. */
  readonly sendTo: string | undefined;
  /** What became of a form about it. */
  readonly said: CaseResult | undefined;
  /** Of the words that say what a file may be. */
  readonly helpId: string;
}

/** What stands for a file of it. */
function standInText({ kind, by, at, because }: StandIn, sharer: string, language: Language): string {
  switch (kind) {
    case 'seen':
      return m.visacase_paper_seen({ name: by, day: shortDate(dhakaDate(new Date(at)), language) });
    case 'family':
      return m.visacase_paper_family({ name: sharer });
    default:
      return because === null
        ? m.visacase_paper_not_needed_plain()
        : m.visacase_paper_not_needed({ because });
  }
}

/** One paper: what is wanted, how it stands, and the form that sends it. */
export function CasePaper({ paper, sharer, sendTo, helpId, said: saidBefore }: CasePaperProps) {
  const language = usePageLanguage();
  const [{ said, isNew }, setSaid] = useState({ said: saidBefore, isNew: false });
  const saying = useRef<HTMLParagraphElement>(null);
  const say = (result: CaseResult | undefined) => setSaid({ said: result, isNew: true });
  useEffect(() => {
    // The button that did it may be gone.
    if (isNew && said !== undefined) {
      saying.current?.focus({ preventScroll: true });
    }
  }, [said, isNew]);
  const { name, detail, shape, files, phrase, because, standIn } = paper;
  // What stands for it needs no more of the customer.
  const state = standIn === null ? paper.state : 'accepted';
  const of = state === 'wanted' ? undefined : icons[state];
  return (
    <li className="vcase-paper" data-state={state} id={`paper-${paper.id}`}>
      <span className="vcase-mark">{of !== undefined && <Icon of={of} />}</span>
      <div>
        <h3>{name}</h3>
        <p className="vcase-state num">
          {standIn !== null
            ? standInText(standIn, sharer, language)
            : state === 'again'
              ? m.visacase_again_because({
                  because: phrase === null ? (because ?? '') : phraseLabels[phrase](),
                })
              : paperStateLabels[state]()}
          {files.length > 0 && standIn === null && state !== 'again' && (
            <>, {m.visacase_files({ files: files.length, shown: count(files.length, language) })}</>
          )}
        </p>
        {said !== undefined && (
          <p
            className="vcase-said"
            ref={saying}
            tabIndex={-1}
            role={isDone(said) ? 'status' : 'alert'}
            data-done={isDone(said) || undefined}
          >
            {resultTexts[said]()}
          </p>
        )}
        {sendTo !== undefined && state === 'received' && <PaperFiles {...{ files, sendTo }} onSaid={say} />}
        {state !== 'accepted' && detail !== null && <p>{detail}</p>}
        {state !== 'accepted' && <PaperShapes of={shape} />}
        {sendTo !== undefined && (
          <PaperUpload
            sendTo={sendTo}
            have={state === 'received' ? files.length : 0}
            paper={name}
            helpId={helpId}
            onSaid={say}
          />
        )}
      </div>
    </li>
  );
}
