import { Link2 } from 'lucide-react';
import { request } from '#dashboard/api/request.ts';
import { askWords } from '#dashboard/form/words-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { renewedLink } from '../links/links.contract.ts';

/** Gives a customer's page another link, after asking why. @param path of the API, such as `/orders/{id}/link` */
export const renewLink = (path: string, changes: readonly string[]): void =>
  askWords(m.office_link_renew(), {
    ...{ label: m.office_link_why(), least: 1, most: 300, changes },
    ...{ confirm: m.office_link_renew(), told: m.office_link_renewed() },
    act: (reason) => request(renewedLink, path, { method: 'POST', body: { reason } }),
  });

interface RenewProps {
  readonly path: string;
  readonly about: readonly string[];
  readonly refused: RefusalReason;
}

export function RenewLink({ path, about, refused }: RenewProps) {
  return (
    <MayButton
      refused={refused}
      variant="default"
      leftSection={<Icon of={Link2} />}
      onClick={() => renewLink(path, about)}
    >
      {m.office_link_renew()}
    </MayButton>
  );
}
