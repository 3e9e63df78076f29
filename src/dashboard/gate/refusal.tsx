import { Button, Group } from '@mantine/core';
import { signOut } from '#features/identity/browser/visitor.ts';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';

/** For customers: says that this is for staff, with two links. */
export function Refusal({ email }: { email: string }) {
  return (
    <GateCard title={m.office_refused_title()} text={m.office_refused_text({ email })}>
      <Group>
        <Button component="a" href="/" color="marigold.5">
          {m.office_to_site()}
        </Button>
        <Button variant="default" onClick={() => void signOut()}>
          {m.office_other_account()}
        </Button>
      </Group>
    </GateCard>
  );
}
