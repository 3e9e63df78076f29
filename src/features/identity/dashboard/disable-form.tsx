import { Alert, NativeSelect } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { listUsers } from '#dashboard/api/users.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { isStaff } from '../roles/roles.rules.ts';
import type { OfficeUser } from '../users/users.contract.ts';
import { type ColleagueWork, handingOn } from '../users/work.contract.ts';

const referencesOf = (things: readonly { readonly reference: string }[]) =>
  things.map(({ reference }) => reference).join(', ');

/** What is theirs, line by line. */
function WorkList({ work: { enquiries, visaCases, till } }: { work: ColleagueWork }) {
  const language = officeLanguage();
  const number = (value: number) => count(value, language);
  const passports = visaCases.reduce((sum, each) => sum + each.passports, 0);
  return (
    <>
      {enquiries.length + visaCases.length > 0 && (
        <ul>
          {enquiries.length > 0 && (
            <li>
              {m.office_leaves_enquiries({ count: number(enquiries.length) })}: {referencesOf(enquiries)}
            </li>
          )}
          {visaCases.length > 0 && (
            <li>
              {m.office_leaves_cases({ count: number(visaCases.length), passports: number(passports) })}:{' '}
              {referencesOf(visaCases)}
            </li>
          )}
        </ul>
      )}
      {till !== null && (
        <Alert color="yellow">
          {m.office_leaves_till({ sum: taka(till.balance + till.waiting, language) })}
        </Alert>
      )}
    </>
  );
}

/** Disables an account, and hands on what its colleague looks after. */
function DisableForm({ user }: { user: OfficeUser }) {
  const name = user.name ?? user.email;
  const form = useOfficeForm({
    start: { to: '' },
    schema: handingOn.partial(),
    request: (typed) => typed,
    send: async ({ to }) => {
      if (to !== undefined) {
        await write('POST /users/{uid}/hand-on', { uid: user.uid, to });
      }
      await write('POST /users/{uid}/disable', { uid: user.uid });
    },
    changes: ['users'],
    told: m.office_notify_disabled({ name }),
  });
  const { data: work } = useQuery({
    queryKey: ['users', user.uid, 'work'],
    queryFn: ({ signal }) => read('GET /users/{uid}/work', { uid: user.uid }, signal),
  });
  const { data: staff } = useQuery({
    queryKey: ['users', 'staff'],
    queryFn: ({ signal }) => listUsers({ state: 'active', limit: 100 }, signal),
  });
  const hasWork = work !== undefined && work.enquiries.length + work.visaCases.length > 0;
  const colleagues = (staff?.items ?? []).filter(({ uid, role }) => uid !== user.uid && isStaff(role));
  return (
    <DialogForm form={form} danger send={m.office_disable()} disabled={work === undefined}>
      <p>{m.office_confirm_disable({ name })}</p>
      {work && <WorkList work={work} />}
      {hasWork && (
        <NativeSelect
          label={m.office_leaves_to()}
          data={[
            { value: '', label: m.office_leaves_nobody() },
            ...colleagues.map((each) => ({ value: each.uid, label: each.name ?? each.email })),
          ]}
          {...form.field('to')}
        />
      )}
    </DialogForm>
  );
}

/** Asks before an account is disabled. */
export function openDisabling(user: OfficeUser): void {
  modals.open({ title: m.office_disable(), children: <DisableForm user={user} /> });
}
