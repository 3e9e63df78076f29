import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { openBundle } from '#features/visa-cases/bundle/bundle.commands.ts';
import {
  acceptPaper,
  addFile,
  askAgain,
  openPaper,
  sendFile,
} from '#features/visa-cases/case-papers/case-papers.commands.ts';
import { correctCaseContact } from '#features/visa-cases/correction/correction.commands.ts';
import { takeOver } from '#features/visa-cases/guide-changes/guide-changes.commands.ts';
import { renewCaseLink } from '#features/visa-cases/links/links.commands.ts';
import { moveCase, withdrawCase, withdrawOver } from '#features/visa-cases/moves/moves.commands.ts';
import { readCaseName } from '#features/visa-cases/names/names.commands.ts';
import { removeFile } from '#features/visa-cases/own-files/own-files.commands.ts';
import { movePassports } from '#features/visa-cases/passports/passports.commands.ts';
import { planCase } from '#features/visa-cases/plan/plan.commands.ts';
import { purgeByLink, purgeCase, purgeOverdue } from '#features/visa-cases/privacy/privacy.commands.ts';
import { remindPapers } from '#features/visa-cases/reminders/reminders.commands.ts';
import { beginByStaff } from '#features/visa-cases/staff-cases/staff-cases.commands.ts';
import {
  seePaper,
  sharePaper,
  takeBackStandIn,
  waivePaper,
} from '#features/visa-cases/stand-ins/stand-ins.commands.ts';
import { beginCase } from '#features/visa-cases/visa-cases.commands.ts';
import { visitorActor } from '#features/visa-cases/visa-cases.rules.ts';
import {
  visaCaseEvents,
  visaCaseOpenings,
  visaCasePapers,
  visaCases,
} from '#features/visa-cases/visa-cases.table.ts';
import { run } from '#platform/command/command.ts';
import { receiveFile } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { staff, undoneProof } from '../office/undone.ts';
import { openCases, pdf } from './case-world.ts';

test('every write of visa cases is undone whole when its end is missing', async ({ deps, clock }) => {
  const { asked, directory, changeGuide } = await openCases(deps);
  const { proved, tried, quiet } = undoneProof(deps);
  const made = await proved(beginCase, { request: asked(), visitor: '192.0.2.1' }, visitorActor);
  await proved(beginByStaff, asked());
  const { id, token } = made;
  const files = { ...deps, storage: directoryStorage(directory), dataKey: testDataKey };
  const [wanted] = await deps.db.select().from(visaCasePapers).where(eq(visaCasePapers.caseId, id));
  const { applicantId: applicant = '', id: paper = '' } = wanted ?? {};
  const receive = () => {
    const bytes = (async function* () {
      yield pdf();
    })();
    return receiveFile(files, { name: 'scan.pdf', bytes });
  };
  const send = async () =>
    proved(addFile, { token, applicant, paper, fileId: await receive() }, visitorActor);
  const { id: sent } = await send();
  await proved(removeFile, { token, applicant, paper, file: sent }, visitorActor);
  await send();
  await proved(sendFile, { id, paper, fileId: await receive(), key: 'key-of-the-second-page' });
  await proved(openPaper, { id, paper });
  await proved(openBundle, { id });
  await proved(readCaseName, { id, read: { paper, written: 'Tanvir Sample' } });
  await proved(askAgain, { id, paper, because: 'The seal is missing.' });
  await proved(seePaper, { id, paper });
  await proved(takeBackStandIn, { id, paper });
  await proved(waivePaper, { id, paper, because: 'She has no employer.' });
  await run(deps, staff, takeBackStandIn, { id, paper });
  await send();
  await run(deps, staff, openPaper, { id, paper });
  await proved(acceptPaper, { id, paper });
  await proved(planCase, { id, appointmentOn: '2027-01-12' });
  await proved(moveCase, { id, to: 'checking' });
  await proved(movePassports, {
    id,
    move: 'received',
    applicants: [applicant],
    person: 'Tanvir Sample',
    key: 'key-of-the-passport-1',
  });
  await changeGuide({ byProfile: { student: [{ paper: 'return-ticket' }], 'job-holder': [] } });
  await proved(takeOver, { id, revision: 2 });
  await proved(purgeByLink, { token }, visitorActor);
  await proved(correctCaseContact, { id, phone: '01711-223344', reason: 'A digit was wrong.' });
  await proved(renewCaseLink, { id, reason: 'It was sent to the wrong person.' });
  await proved(withdrawCase, { id, reason: 'Put off.' });
  await proved(purgeCase, { id });
  const { id: family } = await run(deps, staff, beginByStaff, {
    ...asked(),
    applicants: [
      { name: 'Tanvir Sample', profile: 'student' },
      { name: 'Nabila Sample', profile: 'student' },
    ],
  });
  const [first, second] = await deps.db
    .select()
    .from(visaCasePapers)
    .where(and(eq(visaCasePapers.caseId, family), eq(visaCasePapers.key, 'statement')));
  await run(deps, staff, seePaper, { id: family, paper: first?.id ?? '' });
  await proved(sharePaper, {
    id: family,
    paper: first?.id ?? '',
    applicants: [second?.applicantId ?? ''],
  });
  const { id: another } = await run(deps, visitorActor, beginCase, {
    request: asked(),
    visitor: '192.0.2.1',
  });
  const [ordered] = await deps.db.select().from(visaCases).where(eq(visaCases.id, another));
  await run(deps, staff, cancelOrder, { id: ordered?.orderId ?? '', reason: 'Put off.' });
  await proved(withdrawOver, { id: another });
  const { id: slow } = await run(deps, staff, beginByStaff, asked());
  await deps.db.update(visaCases).set({ applyBy: '2026-12-12' }).where(eq(visaCases.id, slow));
  clock.set('2026-12-06T04:00:00Z');
  await proved(remindPapers, { id: slow });
  clock.set('2027-12-01T04:00:00Z');
  await proved(purgeOverdue, { id: another });
  expect(quiet).toEqual([]);
  const missing = commands.filter(({ name }) => name.startsWith('visa-cases.') && !tried.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('the history of a case and its openings can’t be changed', async ({ deps }) => {
  const { begin } = await openCases(deps);
  const one = await begin();
  await one.send('statement');
  const { id: paper } = await one.paperOf('statement');
  await run(deps, staff, openPaper, { id: one.id, paper });
  expect(await deps.db.$count(visaCaseEvents)).toBeGreaterThan(0);
  expect(await deps.db.$count(visaCaseOpenings)).toBe(1);
  const [applicant] = (await one.read()).applicants;
  await run(deps, staff, movePassports, {
    id: one.id,
    move: 'received',
    applicants: [applicant.id],
    person: 'Tanvir Sample',
    key: 'key-of-the-passport-1',
  });
  for (const table of ['visa_case_events', 'visa_case_openings', 'passport_slips', 'passport_moves']) {
    for (const attack of [
      `UPDATE ${table} SET ${table === 'passport_moves' ? 'slip = 7' : "actor = 'nobody'"}`,
      `DELETE FROM ${table}`,
    ]) {
      const refused = deps.db.transaction((tx) => tx.execute(sql.raw(attack)));
      await expect(refused, attack).rejects.toMatchObject({
        cause: { message: expect.stringContaining('is append-only') },
      });
    }
  }
});
