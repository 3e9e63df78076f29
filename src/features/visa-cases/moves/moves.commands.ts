import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cancellation } from '#features/orders/lifecycle/cancellation.contract.ts';
import { moveStage, spendFees } from '#features/orders/lifecycle/stages.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordVisaTime } from '#features/visas/processing-times/processing-times.writes.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { noteDecisions } from '../decisions/decisions.writes.ts';
import { refuseGuarded } from '../guards/guards.writes.ts';
import { queueCaseLetter } from '../letters/letters.writes.ts';
import { holdsPassports } from '../passports/passports.queries.ts';
import { findDecisionBy } from '../requirements/requirements.queries.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import { isMet } from '../stand-ins/stand-ins.rules.ts';
import { caseMove, withdrawal } from '../visa-cases.contract.ts';
import { type CaseState, isEnded, obstacleTo, stageOf } from '../visa-cases.rules.ts';
import { visaApplicants, visaCaseEvents, visaCasePapers } from '../visa-cases.table.ts';
import { type CaseRow, changeCase, lockCase } from '../visa-cases.writes.ts';
import { listOverCases } from '../withdrawal/withdrawal.queries.ts';
import { settleWithdrawal } from '../withdrawal/withdrawal.writes.ts';

/** @throws Failure conflict with what stands in the way of a move. */
async function refuseMove({ tx }: CommandContext, { id, state }: CaseRow, to: CaseState): Promise<void> {
  const rows = await tx.select().from(visaCasePapers).where(eq(visaCasePapers.caseId, id));
  const papers = rows.map((paper) => ({ ...paper, isMet: isMet(paper, rows) }));
  const holds = await holdsPassports(tx, id);
  const obstacle = obstacleTo(state, to, { papers, holdsPassports: holds });
  if (obstacle?.code === 'passports') {
    throw new Failure('conflict', 'visa-cases.passports', 'A passport isn’t back with its holder yet.');
  }
  if (obstacle?.code === 'move') {
    const { from, allowed } = obstacle;
    throw new Failure('conflict', 'visa-cases.move', `It can’t go from ${from} to ${to}.`, [], {
      from,
      allowed,
    });
  }
  if (obstacle?.code === 'papers') {
    throw new Failure('conflict', 'visa-cases.papers', 'Not all papers are accepted yet.', [], {
      papers: obstacle.papers.map((paper) => ({
        id: paper.id,
        key: paper.requirement.key,
        state: paper.state,
        name: nameOf(paper.requirement),
      })),
    });
  }
}

/** The order learns how far its visa has come; official fees are paid when the papers are handed in. */
async function notifyOrder(context: CommandContext, row: CaseRow): Promise<void> {
  const visa = { guideId: row.guideId, visaKind: row.kind };
  const applicants = await context.tx
    .select({ decision: visaApplicants.decision })
    .from(visaApplicants)
    .where(eq(visaApplicants.caseId, row.id));
  const stage = stageOf(
    row.state,
    applicants.map(({ decision }) => decision),
  );
  if (stage !== undefined) {
    await moveStage(context, row.orderId, visa, stage);
  }
  if (row.state === 'submitted') {
    const order = await lockOrder(context, { id: row.orderId });
    if (order.state !== 'cancelled' && order.state !== 'lapsed') {
      const note = m.visacase_fees_spent({ reference: row.reference }, { locale: row.language });
      await spendFees(context, order, visa, note);
    }
  }
}

/** The guide learns how long the embassy took, from the last submission to the decision. */
async function recordTime(context: CommandContext, { id, guideId, kind }: CaseRow): Promise<void> {
  const moved = await context.tx
    .select({ at: visaCaseEvents.at, to: sql<string>`${visaCaseEvents.detail} ->> 'to'` })
    .from(visaCaseEvents)
    .where(and(eq(visaCaseEvents.caseId, id), eq(visaCaseEvents.happened, 'moved')))
    .orderBy(asc(visaCaseEvents.id));
  const dayOf = (state: CaseState) => moved.findLast(({ to }) => to === state)?.at;
  const [submitted, decided] = [dayOf('submitted'), dayOf('decided')];
  if (submitted && decided && submitted <= decided) {
    await recordVisaTime(context, {
      caseId: id,
      guideId,
      kind,
      submittedOn: dhakaDate(submitted),
      decidedOn: dhakaDate(decided),
    });
  }
}

async function movedTo(
  context: CommandContext,
  row: CaseRow,
  to: CaseState,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const ended = isEnded(to) ? context.now : null;
  // What the desk has planned stays.
  const decisionOn =
    row.decisionOn ??
    (to === 'submitted' ? await findDecisionBy(context.tx, row, dhakaDate(context.now)) : undefined) ??
    null;
  const after = await changeCase(context, row, { state: to, endedAt: ended, decisionOn }, 'moved', {
    from: row.state,
    to,
    ...detail,
  });
  if (to === 'closed') {
    await recordTime(context, after);
  }
  await notifyOrder(context, after);
  await queueCaseLetter(context, after, { kind: 'moved', to, isLapsed: detail.order === 'lapsed' });
}

/**
 * Decisions on further applicants of a case that is decided, or other ones than were noted: the customer was sent to read those,
 * and is told that they were wrong.
 */
async function decideFurther(
  context: CommandContext,
  row: CaseRow,
  decisions: NonNullable<z.output<typeof caseMove>['decisions']>,
): Promise<void> {
  const { noted, isCorrection } = await noteDecisions(context, row.id, decisions);
  if (noted.length > 0) {
    const after = await changeCase(context, row, {}, 'decided', { decisions: noted });
    await notifyOrder(context, after);
    if (isCorrection) {
      await queueCaseLetter(context, after, { kind: 'corrected' });
    }
  }
}

/**
 * Moves a case to another state; where it is already, nothing changes but decisions on applicants. One that is withdrawn gives
 * back what its stage allows.
 */
export const moveCase = command({
  name: 'visa-cases.move-case',
  permission: 'visa-cases.write',
  input: caseMove.extend({ id: z.uuid() }),
  refusals: {
    404: 'There is no such case.',
    409: 'Not from where it is (`visa-cases.move`, `details.allowed`), papers are not accepted yet (`visa-cases.papers`, `details.papers`), a passport isn’t back (`visa-cases.passports`), or something is open that was not confirmed in `despite` (`visa-cases.guarded`, `details.guards`, `details.open`, `details.roles`).',
  },
  run: async (context, { id, to, decisions = [], despite }) => {
    const row = await lockCase(context, { id });
    if (row.state === to) {
      if (to === 'decided') {
        await decideFurther(context, row, decisions);
      }
      return { id };
    }
    await refuseMove(context, row, to);
    const confirmed = to === 'submitted' ? await refuseGuarded(context, row, despite) : undefined;
    if (to === 'decided') {
      await noteDecisions(context, id, decisions);
    }
    if (to === 'withdrawn') {
      const reason = m.visacase_withdrawn_reason({ reference: row.reference }, { locale: row.language });
      await settleWithdrawal(context, row, { reason, preview: false });
    }
    await movedTo(context, row, to, {
      ...(decisions.length > 0 ? { decisions } : {}),
      ...(confirmed && { despite: confirmed.guards, openSum: confirmed.open }),
    });
    return { id };
  },
});

/** Withdraws a case with the money of its order, or computes what that would keep and give back. */
export const withdrawCase = command({
  name: 'visa-cases.withdraw-case',
  permission: 'visa-cases.write',
  input: withdrawal.extend({ id: z.uuid() }),
  output: cancellation,
  refusals: {
    404: 'There is no such case.',
    409: 'It has ended (`visa-cases.move`).',
  },
  run: async (context, { id, reason, preview }) => {
    const row = await lockCase(context, { id });
    await refuseMove(context, row, 'withdrawn');
    const settled = await settleWithdrawal(context, row, { reason, preview });
    if (!preview) {
      await movedTo(context, row, 'withdrawn', { reason, keep: settled.keep, back: settled.back });
    }
    return settled;
  },
});

/**
 * Withdraws a case whose order is over: it was cancelled, its money with it, or its quote has lapsed. Where staff decide, because
 * the embassy has the papers, or there is money or a passport of a lapsed one with us, nothing happens.
 */
export const withdrawOver = command({
  name: 'visa-cases.withdraw-over',
  permission: 'visa-cases.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const row = await lockCase(context, { id });
    // Money that comes at the same moment is there before, or comes to a case that has ended.
    await lockOrder(context, { id: row.orderId });
    const [over] = await listOverCases(context.tx, context.now, id);
    if (over !== undefined) {
      await movedTo(context, row, 'withdrawn', { order: over.order });
    }
    return { id };
  },
});
