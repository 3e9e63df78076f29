import { Button, Group } from '@mantine/core';
import { DifferenceList } from '#dashboard/activity/difference-list.tsx';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { m } from '#messages/messages.js';
import type { SettingsConflict as Conflict } from '../site-settings.contract.ts';

interface SettingsConflictProps {
  conflict: Conflict;
  onOver: () => Promise<void>;
  onTheirs: () => Promise<void>;
}

/** A save conflict: who saved meanwhile, the differences, and the two choices. The input stays. */
export function SettingsConflict({ conflict, onOver, onTheirs }: SettingsConflictProps) {
  const { savedBy, savedAt, changes } = conflict;
  return (
    <section className="of-panel of-conflict" role="alert">
      <h2>{m.office_conflict({ name: actorName(savedBy), when: formatMoment(savedAt) })}</h2>
      <p className="of-dim">{m.office_conflict_text()}</p>
      <DifferenceList difference={{ changes }} />
      <Group mt="md">
        <Button variant="default" onClick={() => void onOver()}>
          {m.office_conflict_over()}
        </Button>
        <Button variant="subtle" onClick={() => void onTheirs()}>
          {m.office_conflict_theirs()}
        </Button>
      </Group>
    </section>
  );
}
