import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { visaCaseEvents } from '../visa-cases.table.ts';
import { lockCase } from '../visa-cases.writes.ts';
import { countMissingPapers, listMissingPapers } from './reminders.queries.ts';
import { papersReminded } from './reminders.rules.ts';

/** Reminds the customer of a case of papers that are missing, once; nothing when they are there, or it is over, by now. */
export const remindPapers = command({
  name: 'visa-cases.remind',
  permission: 'visa-cases.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const { tx, now, actor, log } = context;
    const row = await lockCase(context, { id });
    const [due] = await listMissingPapers(tx, now, id);
    if (due === undefined) {
      return;
    }
    const count = await countMissingPapers(tx, id);
    await queueCaseLetter(context, row, { kind: 'missing', count, by: due.by });
    // The case itself doesn't change: whoever works on it isn't disturbed, and a quiet one stays quiet.
    const noted = { caseId: id, at: now, actor: actor.id, happened: papersReminded, detail: { count } };
    await tx.insert(visaCaseEvents).values(noted);
    log({ subjectKind: 'visa-case', subjectId: id, difference: { happened: papersReminded, count } });
  },
});
