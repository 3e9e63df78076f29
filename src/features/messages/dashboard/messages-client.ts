import { read, write } from '#dashboard/api/operations.ts';
import { refusalText } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import type { BulkOutcome } from '#dashboard/table/table-spec.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { channels, directions, messageStates } from '#platform/messages/messages.rules.ts';

/** A page of the outbox with the number of each tab. */
export async function listMessages({ q, page: number, size, filters }: TableView, signal?: AbortSignal) {
  const state = messageStates.find((each) => each === filters.state);
  const channel = channels.find((each) => each === filters.channel);
  const direction = directions.find((each) => each === filters.direction);
  const query = {
    q: q.trim().slice(0, 100),
    page: number,
    limit: size,
    event: filters.event,
    channel,
    direction,
    state,
  };
  const data = await read('GET /messages', query, signal);
  const all = Object.values(data.counts).reduce((sum, each) => sum + each, 0);
  return { ...data, counts: { ...data.counts, all } };
}

export type MessageAction = 'again' | 'stop';

/** @throws ApiProblem conflict when it was sent or changed meanwhile */
export const actOnMessage = async (id: string, action: MessageAction): Promise<void> => {
  await (action === 'stop'
    ? write('POST /messages/{id}/stop', { id })
    : write('POST /messages/{id}/again', { id, key: crypto.randomUUID() }));
};

/** One action on many mails, one after another: a failure doesn't stop the others. */
export async function actOnMessages(ids: readonly string[], action: MessageAction): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    try {
      await actOnMessage(id, action);
      outcomes.push({ id, ok: true });
    } catch (cause) {
      if (!(cause instanceof ApiProblem) || cause.status !== 409) {
        throw cause;
      }
      outcomes.push({ id, ok: false, why: refusalText(cause) });
    }
  }
  return outcomes;
}
