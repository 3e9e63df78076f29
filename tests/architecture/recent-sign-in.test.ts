import { expect } from 'vitest';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from './all-commands.ts';
import { programFiles, readText } from './source-files.ts';

/** The commands that let money out as a refund, hand over rights, take a list out as a file, or destroy for good. */
const needing = [
  'approvals.approve',
  'books.approve',
  'books.export',
  'enquiries.export',
  'everything.download',
  'everything.export',
  'lists.export',
  'personal-data.remove-customer',
  'personal-data.remove-enquiry',
  'personal-data.remove-order',
  'refunds.approve',
  'refunds.ask',
  'refunds.pay',
  'refunds.send-again',
  'refunds.settle-stuck',
  'refunds.undo',
  'reports.export',
  'samples.remove',
  'samples.restore',
  'settings.change-money',
  'users.change-role',
  'users.enable',
  'users.invite',
  'users.invite-again',
];

/** Those that look like them and let nothing out: they take back, end a sign-in, hand on work, or only the program runs them. */
const without = [
  'approvals.refuse',
  'colleagues.hand-on',
  'refunds.begin-sending',
  'refunds.refuse',
  'refunds.settle',
  'samples.forget',
  'users.disable',
  'users.revoke-invitation',
  'users.send-reset',
  'users.sign-out-everywhere',
];

const recent = () => commands.filter(({ recentSignIn }) => recentSignIn);

test('refunds, roles, exports and removals need a recent sign-in', () => {
  const looksLike = commands.filter(
    ({ name, permission }) =>
      [name, permission].some((each) =>
        /^(?:approvals|refunds|users|personal-data|samples)\.|\.export|^settings\.change|^books\.approve/.test(
          each,
        ),
      ) && !without.includes(name),
  );
  expect(looksLike.map(({ name }) => name).sort()).toEqual(needing);
  expect(
    recent()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(needing);
  const known = commands.map(({ name }) => name);
  expect(without.filter((name) => !known.includes(name))).toEqual([]);
});

test('no other file pays a refund, gives a role or makes a list a file', () => {
  const sources = programFiles().filter((path) => path.startsWith('src/'));
  const naming = (words: RegExp) => sources.filter((path) => words.test(readText(path))).sort();
  expect(naming(/\bpayOut\(|\brefundPostings\b/)).toEqual([
    'src/features/payments/payments.rules.ts',
    'src/features/payments/refunds/gateway-refunds.commands.ts',
    'src/features/payments/refunds/refunds.commands.ts',
    'src/features/payments/refunds/refunds.writes.ts',
    'src/features/payments/refunds/stuck-refunds.commands.ts',
  ]);
  expect(naming(/update\(users\)\s*\.set\(\{[^}]*\brole\b/)).toEqual([
    'src/features/identity/access/access.commands.ts',
    'src/features/identity/access/first-owner/first-owner.commands.ts',
    'src/features/identity/invitations/invitations.commands.ts',
    'src/features/identity/users/users.commands.ts',
  ]);
  expect(naming(/\bcsvFile\(|'content-type': 'text\/csv/)).toEqual([
    'src/dashboard/table/noted-file.ts',
    'src/features/enquiries/inbox/inbox.api.ts',
    // Rows of the file that the same person has brought.
    'src/features/imports/import-files.api.ts',
    'src/features/reports/reports.api.ts',
  ]);
});

test('they refuse a sign-in of more than twelve hours, and nobody but users is asked for one', async ({
  deps,
  clock,
}) => {
  const at = (ago: number) => ({ signedInAt: new Date(clock.now().getTime() - ago * 1000) });
  const twelve = 12 * 60 * 60;
  expect(recent().length).toBeGreaterThan(9);
  for (const command of recent()) {
    const by = (id: string, more: { signedInAt?: Date } = {}) =>
      run(deps, { id, permissions: new Set([command.permission]), ...more }, command, {
        no: 'such field',
      }).catch((cause: unknown) => cause);
    const old = { kind: 'forbidden', code: 'access.sign-in-again', details: { maxAge: twelve } };
    expect(await by('user:amina', at(twelve + 1)), command.name).toMatchObject(old);
    expect(await by('user:amina'), command.name).toMatchObject(old);
    for (const letIn of [
      by('user:amina', at(twelve)),
      by('user:amina', at(twelve - 1)),
      by('system:gateways'),
    ]) {
      expect(await letIn, command.name).toMatchObject({ code: 'input.invalid' });
    }
  }
});
