import { mailStates } from '#platform/mail/mail.rules.ts';
import type { BulkOutcome } from '../table/table-spec.ts';
import type { TableView } from '../table/table-view.ts';
import { read, write } from './operations.ts';
import { refusalText } from './refusal-texts.ts';
import { ApiProblem } from './request.ts';

/** A page of the outbox with the number of each tab. */
export async function listMail({ q, page: number, size, filters }: TableView, signal?: AbortSignal) {
  const state = mailStates.find((each) => each === filters.state);
  const query = { q: q.trim().slice(0, 100), page: number, limit: size, kind: filters.kind, state };
  const data = await read('GET /mail', query, signal);
  const all = Object.values(data.counts).reduce((sum, each) => sum + each, 0);
  return { ...data, counts: { ...data.counts, all } };
}

export type MailAction = 'again' | 'drop';

/** @throws ApiProblem conflict when it was sent or changed meanwhile */
export const actOnMail = (id: string, action: MailAction) => write(`POST /mail/{id}/${action}`, { id });

/** One action on many mails, one after another: a failure doesn't stop the others. */
export async function actOnMails(ids: readonly string[], action: MailAction): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    try {
      await actOnMail(id, action);
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
