import { Button } from '@mantine/core';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';

export function GateFault({ onRetry }: { onRetry: () => void }) {
  return (
    <GateCard title={m.office_fault_title()} text={m.office_fault_text()}>
      <Button color="marigold.5" onClick={onRetry}>
        {m.office_try_again()}
      </Button>
    </GateCard>
  );
}
