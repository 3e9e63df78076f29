import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision } from '#features/documents/revisions/revisions.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { read } from '../../api/operations.ts';
import { languageName, officeLanguage } from '../../language.ts';
import { errorText, notifyError } from '../../run-mutation.ts';
import { actorName } from '../document-labels.ts';
import { fullMoment } from '../moment.tsx';
import { Differences } from './differences.tsx';
import type { WrittenKind } from './written-kind.ts';

interface HistoryDrawerProps {
  kind: WrittenKind;
  id: string;
  newest: number;
  onClose: () => void;
  /** Saves an old revision as the newest one, and shows it. */
  onRestore: (revision: number) => Promise<void>;
}

/** All revisions of a document: who, when, the differences, and restoring. */
export function HistoryDrawer({ kind, id, newest, onClose, onRestore }: HistoryDrawerProps) {
  const language = officeLanguage();
  const [chosen, setChosen] = useState<number>();
  const { data = [], isPending } = useQuery({
    queryKey: ['revisions', id, newest],
    queryFn: async ({ signal }) => (await read('GET /documents/{id}/revisions', { id }, signal)).items,
  });
  const line = ({ number, savedAt, savedBy, live }: Revision) => (
    <li key={number}>
      <button
        type="button"
        className="fk-revision"
        aria-pressed={chosen === number}
        onClick={() => setChosen(number)}
      >
        <b className="num">{m.writing_revision({ number: count(number, language) })}</b>
        {number === newest && <small>{m.writing_history_now()}</small>}
        {live.length > 0 && (
          <small className="fk-live">
            {m.writing_history_live({ languages: live.map(languageName).join(', ') })}
          </small>
        )}
        <span className="of-dim">
          {fullMoment(savedAt)}, {actorName(savedBy)}
        </span>
      </button>
    </li>
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={m.writing_history_title()}
      lockScroll={false}
    >
      <div className="fk-history">
        <ol className="fk-revisions" aria-busy={isPending}>
          {data.map(line)}
        </ol>
        <div className="fk-history-what">
          {chosen === undefined ? (
            <p className="of-dim">{m.writing_history_choose()}</p>
          ) : (
            <RevisionChanges
              key={chosen}
              kind={kind}
              id={id}
              number={chosen}
              newest={newest}
              onRestore={onRestore}
            />
          )}
        </div>
      </div>
    </Drawer>
  );
}

interface RevisionChangesProps {
  kind: WrittenKind;
  id: string;
  number: number;
  newest: number;
  onRestore: (revision: number) => Promise<void>;
}

function RevisionChanges({ kind, id, number, newest, onRestore }: RevisionChangesProps) {
  const language = officeLanguage();
  const [against, setAgainst] = useState<'before' | 'newest'>(number === newest ? 'before' : 'newest');
  const [isRestoring, setRestoring] = useState(false);
  const [from, to] = against === 'before' ? [number - 1, number] : [number, newest];
  const { data, isPending, error } = useQuery({
    queryKey: ['compare', id, from, to],
    enabled: from > 0 && from !== to,
    queryFn: async ({ signal }) =>
      (await read('GET /documents/{id}/compare', { id, from, to }, signal)).changes,
  });
  const restore = async () => {
    setRestoring(true);
    try {
      await onRestore(number);
    } catch (cause) {
      notifyError(cause);
    }
    setRestoring(false);
  };
  return (
    <>
      <div className="fk-history-tools">
        <SegmentedControl
          aria-label={m.writing_history_against()}
          value={against}
          onChange={setAgainst}
          data={[
            { value: 'before', label: m.writing_history_before() },
            { value: 'newest', label: m.writing_history_newest() },
          ]}
        />
        {number !== newest && (
          <Button variant="default" loading={isRestoring} onClick={() => void restore()}>
            {m.writing_history_restore({ number: count(number, language) })}
          </Button>
        )}
      </div>
      {from < 1 ? (
        <p className="of-dim">{m.writing_history_first()}</p>
      ) : from === to ? (
        <p className="of-dim">{m.writing_history_same()}</p>
      ) : error ? (
        <p className="fk-wrong">{errorText(error)}</p>
      ) : isPending ? (
        <p className="of-dim">{m.writing_loading()}</p>
      ) : (
        <Differences kind={kind} of={data ?? []} />
      )}
    </>
  );
}
