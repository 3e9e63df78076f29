import { modals } from '@mantine/modals';
import { z } from 'zod';
import { refusalText } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { m } from '#messages/messages.js';

const asked = z.object({ mayGoOn: z.literal(true) });

/** Whether somebody says that it goes on, although money is owed. @param what it is, such as "Issue the tickets" */
const isMeant = (refusal: ApiProblem, what: string): Promise<boolean> =>
  new Promise((answer) => {
    modals.openConfirmModal({
      title: m.office_unpaid_title(),
      children: refusalText(refusal),
      labels: { confirm: m.office_unpaid_go_on({ what }), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    });
  });

/**
 * Sends what waits until its order is paid. Where it isn't, and the role may go on all the same, asks with the sum, and sends it
 * again.
 * @throws ApiProblem as `send` does, also when nobody says that it goes on.
 */
export async function sendOrGoOn<Answer>(
  what: string,
  send: (sent: { readonly unpaid: boolean }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({ unpaid: false });
  } catch (cause) {
    const isOwed = cause instanceof ApiProblem && cause.code === 'orders.owed';
    if (isOwed && asked.safeParse(cause.details).success && (await isMeant(cause, what))) {
      return send({ unpaid: true });
    }
    throw cause;
  }
}
