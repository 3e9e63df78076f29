import { Button, Progress } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ReadImport } from '../imports.contract.ts';
import { importKindLabels } from './import-labels.ts';
import { ImportFaults, ImportSum } from './import-try.tsx';
import { askUndo } from './imports-list.tsx';

/** The last step: how far it is, what came in, and its undo. */
export function ImportResult({ of }: { readonly of: ReadImport }) {
  const language = officeLanguage();
  const { state, added, joined, skipped, faultCount, progress } = of;
  if (state === 'running') {
    const { done, of: all } = progress ?? { done: 0, of: 0 };
    return (
      <section className="imp-card" aria-live="polite">
        <h2>{m.office_imports_running()}</h2>
        <Progress
          value={all === 0 ? 5 : (done / all) * 100}
          aria-label={m.office_imports_running()}
          animated
        />
        <p className="of-dim">
          {all === 0
            ? m.office_imports_begun()
            : m.office_imports_progress({ done: count(done, language), all: count(all, language) })}
        </p>
      </section>
    );
  }
  if (state === 'failed' || state === 'undone') {
    return (
      <section className="imp-card">
        <p>
          {state === 'failed'
            ? (of.failure ?? '')
            : m.office_imports_undone_by({ name: of.undoneBy ?? '', reason: of.undoReason ?? '' })}
        </p>
      </section>
    );
  }
  const { label, path } = importKindLabels[of.kind];
  return (
    <>
      <dl className="imp-sums" data-done>
        <ImportSum label={m.office_imports_added()} value={added} about={m.office_imports_added_about()} />
        <ImportSum label={m.office_imports_joined()} value={joined} about={m.office_imports_joined_about()} />
        <ImportSum
          label={m.office_imports_will_skip()}
          value={skipped}
          about={m.office_imports_skipped_about()}
        />
        <ImportSum
          label={m.office_imports_still()}
          value={faultCount}
          about={m.office_imports_faults_about()}
          isBad
        />
      </dl>
      <div className="imp-actions">
        <Button component={Link} to={path}>
          {m.office_imports_see({ what: label() })}
        </Button>
        <Button variant="default" leftSection={<Icon of={Undo2} />} onClick={() => askUndo(of)}>
          {m.office_imports_undo()}
        </Button>
      </div>
      {faultCount > 0 && of.faults.length > 0 && (
        <ImportFaults
          of={of}
          title={m.office_imports_still_title({ count: faultCount, shown: count(faultCount, language) })}
        />
      )}
    </>
  );
}
