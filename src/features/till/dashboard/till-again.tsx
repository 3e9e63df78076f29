import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { actorOf } from '#dashboard/permission-check.ts';
import { askOrderText } from '#features/payments/dashboard/ask-order-text.ts';
import { m } from '#messages/messages.js';
import type { Till } from '../till.contract.ts';
import { canReopenTill } from '../till.policy.ts';
import { tillsKey } from './till-client.ts';

/** Opens a closed till again, by another person. */
export function OpenAgain({ till }: { till: Till }) {
  const me = useMe();
  const { uid, name, closed } = till;
  const refused = canReopenTill(actorOf(me), { clerk: `user:${uid}`, closedBy: closed?.byId ?? '' });
  return (
    <section className="of-panel till-open">
      <MayButton
        variant="default"
        refused={refused && m.office_till_again_own()}
        onClick={() =>
          askOrderText(m.office_till_again_title({ name }), {
            label: m.office_order_reason(),
            least: 3,
            most: 300,
            confirm: m.office_till_again(),
            told: m.office_till_notify_again(),
            act: async (because) => {
              await write('POST /tills/reopen', { clerk: uid, because });
              await queryClient.invalidateQueries({ queryKey: [...tillsKey] });
            },
          })
        }
      >
        {m.office_till_again()}
      </MayButton>
    </section>
  );
}
