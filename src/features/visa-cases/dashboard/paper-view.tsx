import { useQuery } from '@tanstack/react-query';
import { Download, Eye, Files } from 'lucide-react';
import { useEffect } from 'react';
import { requestFile } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { errorText, notifyError } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { isPhotograph } from '../photographs/photographs.rules.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';
import { loadPicture, refreshCase } from './cases-client.ts';
import { pictureKey } from './opened-files.ts';
import { PhotographSeen } from './photograph-seen.tsx';

interface PaperViewProps {
  readonly of: OfficeCase;
  readonly paper: CasePaperView;
  readonly refused: RefusalReason;
  /** Nothing is loaded before somebody wants to look: each opening is noted. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Which file is shown, from 0. */
  readonly number: number;
  readonly onNumber: (number: number) => void;
}

/** What came for a paper: its pictures one by one with the watermark, and every file to save. */
export function PaperView({ of, paper, refused, isOpen, onOpen, number, onNumber }: PaperViewProps) {
  const file = paper.files[number];
  /** Saves one file, or the paper whole. */
  const save = async (which?: number) => {
    try {
      const path = `/visa-cases/${of.id}/papers/${paper.id}/file`;
      const end = which === undefined ? '' : `-${which + 1}`;
      saveFile(await requestFile(path, { number: which }), `${of.reference}-${paper.key}${end}.pdf`);
      await refreshCase(of.id);
    } catch (cause) {
      notifyError(cause);
    }
  };
  const shown = (value: number) => count(value, officeLanguage());
  return (
    <section className="vc-view" aria-label={m.office_case_came({ paper: paper.name })}>
      <div className="vc-view-tools">
        <span className="num">
          {file !== undefined &&
            m.office_case_file_of({ number: shown(number + 1), all: shown(paper.files.length) })}
        </span>
        {file !== undefined && (
          <MayButton
            {...{ refused, variant: 'default', size: 'xs', leftSection: <Icon of={Download} /> }}
            hint={m.office_case_open_hint()}
            onClick={() => void save(number)}
          >
            {m.office_case_save_file()}
          </MayButton>
        )}
        {paper.files.length > 1 && (
          <MayButton
            {...{ refused, variant: 'default', size: 'xs', leftSection: <Icon of={Files} /> }}
            hint={m.office_case_open_hint()}
            onClick={() => void save()}
          >
            {m.office_case_save_paper()}
          </MayButton>
        )}
      </div>
      <div className="vc-view-page">
        {file === undefined ? (
          <p>{m.office_case_nothing_came()}</p>
        ) : !file.isPicture ? (
          <p>{m.office_case_is_pdf()}</p>
        ) : isOpen ? (
          <Picture key={file.id} {...{ of, paper, number, file: file.id }} />
        ) : (
          <MayButton
            {...{ refused, leftSection: <Icon of={Eye} /> }}
            hint={m.office_case_open_hint()}
            onClick={onOpen}
          >
            {m.office_case_look()}
          </MayButton>
        )}
      </div>
      {file?.isPicture === true && isOpen && isPhotograph(paper.key) && (
        <PhotographSeen {...{ id: of.id, paper: paper.id, number }} />
      )}
      {paper.files.length > 1 && (
        <div className="vc-view-files num">
          {paper.files.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              aria-pressed={index === number}
              title={name}
              onClick={() => onNumber(index)}
            >
              {shown(index + 1)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface PictureProps {
  readonly of: OfficeCase;
  readonly paper: CasePaperView;
  readonly number: number;
  readonly file: string;
}

function Picture({ of, paper, number, file }: PictureProps) {
  const { data, error } = useQuery({
    queryKey: pictureKey(file),
    queryFn: () => loadPicture(of.id, paper.id, number),
    // Once opened it is noted; it isn't fetched again while the page stands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const isNew = data !== undefined && !of.opened.includes(file);
  useEffect(() => {
    if (isNew) {
      // What was opened can be accepted from now on.
      void refreshCase(of.id);
    }
  }, [isNew, of.id]);
  if (error !== null) {
    return <p role="alert">{errorText(error)}</p>;
  }
  return data === undefined ? null : (
    <img
      src={data}
      alt={m.office_case_picture_of({ paper: paper.name, number: count(number + 1, officeLanguage()) })}
    />
  );
}
