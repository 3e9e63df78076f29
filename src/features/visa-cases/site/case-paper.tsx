import { Check, Eye, RotateCcw } from 'lucide-react';
import { PaperShapes } from '#features/visas/site/paper-shapes.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { CasePaperView } from '../visa-cases.contract.ts';
import { paperStateLabels, phraseLabels } from './case-labels.ts';
import { PaperUpload } from './paper-upload.tsx';

const icons = { again: RotateCcw, received: Eye, accepted: Check } as const;

interface CasePaperProps {
  readonly paper: CasePaperView;
  /** Absent: nothing more is taken. */
  readonly sendTo: string | undefined;
  /** Of the words that say what a file may be. */
  readonly helpId: string;
}

/** One paper: what is wanted, how it stands, and the form that sends it. */
export function CasePaper({ paper, sendTo, helpId }: CasePaperProps) {
  const language = usePageLanguage();
  const { state, name, detail, shape, files, phrase, because } = paper;
  const of = state === 'wanted' ? undefined : icons[state];
  return (
    <li className="vcase-paper" data-state={state}>
      <span className="vcase-mark">{of !== undefined && <Icon of={of} />}</span>
      <div>
        <h3>{name}</h3>
        <p className="vcase-state num">
          {state === 'again'
            ? m.visacase_again_because({
                because: phrase === null ? (because ?? '') : phraseLabels[phrase](),
              })
            : paperStateLabels[state]()}
          {files.length > 0 && state !== 'again' && (
            <>, {m.visacase_files({ files: files.length, shown: count(files.length, language) })}</>
          )}
        </p>
        {state !== 'accepted' && detail !== null && <p>{detail}</p>}
        {state !== 'accepted' && <PaperShapes of={shape} />}
        {sendTo !== undefined && (
          <PaperUpload sendTo={sendTo} isMore={state === 'received'} paper={name} helpId={helpId} />
        )}
      </div>
    </li>
  );
}
