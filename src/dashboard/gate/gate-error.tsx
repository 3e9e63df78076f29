import { Button } from '@mantine/core';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';

export function GateError({ onRetry }: { onRetry: () => void }) {
  return (
    <GateCard title={m.office_error_title()} text={m.office_error_text()}>
      <Button color="marigold.5" onClick={onRetry}>
        {m.office_try_again()}
      </Button>
    </GateCard>
  );
}
