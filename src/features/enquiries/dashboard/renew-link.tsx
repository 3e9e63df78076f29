import { Link2 } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Operations } from '#platform/http/routes.ts';
import { Icon } from '#ui/icons/icon.tsx';

/** The addresses that give a customer's page another link. */
type LinkAt = Extract<keyof Operations, `POST /${string}/{id}/link`>;

/** Gives a customer's page another link, after asking why. */
export const renewLink = (at: LinkAt, id: string, changes: readonly string[]): void =>
  askText(m.office_link_renew(), {
    label: m.office_link_why(),
    least: 1,
    most: 300,
    changes,
    confirm: m.office_link_renew(),
    told: m.office_link_renewed(),
    act: (reason) => write(at, { id, reason }),
  });

interface RenewProps {
  readonly at: LinkAt;
  readonly id: string;
  readonly about: readonly string[];
  readonly refused: RefusalReason;
}

export function RenewLink({ at, id, about, refused }: RenewProps) {
  return (
    <MayButton
      refused={refused}
      variant="default"
      leftSection={<Icon of={Link2} />}
      onClick={() => renewLink(at, id, about)}
    >
      {m.office_link_renew()}
    </MayButton>
  );
}
