import { expect } from 'vitest';
import { permissionsOf, roles } from '#features/identity/roles/roles.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { run } from '#platform/command/command.ts';
import { freshSignIn } from '#platform/testing/fresh-sign-in.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { commands, commandsOf, exported, made, modules, writeModules } from './all-commands.ts';
import { holders } from './permission-holders.ts';
import { ofTheProgram } from './permissions-of-program.ts';
import { filesBelow } from './source-files.ts';
import { isNode, nameOf, nodesOfFile } from './syntax.ts';

/**
 * Functions that stand beside commands: steps in the transaction of a command, what runs a command for an actor, and what
 * makes the commands of a kind. By file and name, read from the declared parameters.
 */
const besideCommands = new Set(
  Object.keys({ ...modules, ...writeModules }).flatMap((path) =>
    nodesOfFile(path.slice(1)).flatMap((node) => {
      const { declaration } = node;
      if (
        node.type !== 'ExportDeclaration' ||
        !isNode(declaration) ||
        declaration.type !== 'FunctionDeclaration'
      ) {
        return [];
      }
      const name = nameOf(declaration.identifier);
      const takes = (type: string) => JSON.stringify(declaration.params).includes(`"value":"${type}"`);
      const isStep = ['Transaction', 'CommandContext', 'Context'].some(takes);
      return isStep || (takes('CommandDeps') && takes('Actor')) || name.endsWith('Commands')
        ? [`${path.split('/').at(-1)} ${name}`]
        : [];
    }),
  ),
);
/** Publishes a draft, shows it, and undoes that: its transaction is its own (decision 23). */
besideCommands.add('preview.commands.ts showDraft');
/** What is asked of a row, and refusals that two commands share. */
for (const refusal of [
  'amended-booking.queries.ts noBooking',
  'holds.commands.ts tooMany',
  'payments.commands.ts notWaiting',
  'pay-on.writes.ts isPayOn',
  'forget-messages.writes.ts areOldCodesThere',
  'by-hand.writes.ts refuseCashFee',
  // Kinds of imports, and what they ask of a row.
  'customers.writes.ts customersKind',
  'enquiries.writes.ts enquiriesKind',
  'orders.writes.ts ordersKind',
  'orders.writes.ts partyOfRow',
  'departures.writes.ts departuresKind',
  'table-kinds.writes.ts tableKind',
  'cards.writes.ts givenOf',
  'cards.writes.ts madeCards',
  'cards.writes.ts cardRows',
  'brought-documents.writes.ts findBrought',
  'record.writes.ts CardChanging',
  'intake.writes.ts SupplierChanging',
  'old-packages.writes.ts undoPackage',
  'old-posts.writes.ts undoPost',
  'orders.writes.ts searchText',
  'enquiries.writes.ts searchText',
  'archive.writes.ts intoFrom',
  'marks.writes.ts markSite',
]) {
  besideCommands.add(refusal);
}

test('every command is known to these tests', () => {
  expect(Object.keys(modules).length).toBe(filesBelow('src', /\.commands\.ts$/).length);
  expect(commands.length).toBeGreaterThan(35);
  const unknown = exported.filter(
    ({ id, value }) => typeof value === 'function' && !(id in made) && !besideCommands.has(id),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

test('a file of commands holds commands, one of writes only steps of their transactions', () => {
  const makers = Object.keys(made).map((id) => id.split(' ')[0]);
  const empty = Object.entries(modules).filter(
    ([path, module]) =>
      commandsOf(module).length === 0 &&
      !makers.includes(path.split('/').at(-1)) &&
      !Object.values(module).some((value) => typeof value === 'function' && value.name.endsWith('Commands')),
  );
  expect(empty.map(([path]) => path)).toEqual([]);
  expect(Object.keys(writeModules).length).toBeGreaterThan(40);
  expect(Object.values(writeModules).flatMap(commandsOf)).toEqual([]);
});

test('every command has a name of its own, and a permission named by what it is for', () => {
  const names = commands.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z-]+\.[a-z-]+$/.test(name))).toEqual([]);
  expect(commands.filter(({ permission }) => !/^[a-z-]+\.[a-z-]+$/.test(permission))).toEqual([]);
});

test('every command refuses who has all permissions but its own, whatever is sent', async ({ deps }) => {
  const all = [...new Set(commands.map(({ permission }) => permission))];
  expect(all.length).toBeGreaterThan(4);
  const letIn: string[] = [];
  for (const command of commands) {
    const others = actorWith(...all.filter((permission) => permission !== command.permission));
    for (const input of [{}, undefined, { documentId: crypto.randomUUID() }]) {
      const refused = await run(deps, others, command, input).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (!(refused instanceof Error && 'kind' in refused && refused.kind === 'forbidden')) {
        letIn.push(command.name);
      }
    }
  }
  expect(letIn).toEqual([]);
  expect(await deps.db.$count(activity)).toBe(0);
  expect(deps.dropped).toEqual([]);
});

test('who has the permission is let in', async ({ deps }) => {
  for (const command of commands) {
    const refused = await run(deps, actorWith(command.permission), command, { no: 'such field' }).catch(
      (cause: unknown) => cause,
    );
    expect(refused, command.name).toMatchObject({ kind: 'invalid' });
  }
});

test('every command lets in the roles that the table says, and nobody else', async ({ deps }) => {
  const heldBy: Readonly<Record<string, readonly string[]>> = holders;
  const unwritten = commands.filter(
    ({ permission }) => heldBy[permission] === undefined && !ofTheProgram.includes(permission),
  );
  expect(unwritten.map(({ name, permission }) => `${name}: ${permission}`)).toEqual([]);
  const person = { signedInAt: freshSignIn };
  const nobody = { ...person, id: 'user:nobody', permissions: new Set<string>() };
  for (const command of commands) {
    for (const role of [...roles, undefined]) {
      const actor =
        role === undefined ? nobody : { ...person, id: `user:${role}`, permissions: permissionsOf[role] };
      const refused = await run(deps, actor, command, { no: 'such field' }).catch((cause: unknown) => cause);
      const kind = role !== undefined && heldBy[command.permission]?.includes(role) ? 'invalid' : 'forbidden';
      expect(refused, `${command.name} by ${role ?? 'nobody'}`).toMatchObject({ kind });
    }
  }
});
