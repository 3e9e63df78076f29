import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { invitationsKey } from '#dashboard/api/invitations.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { languageName, officeLanguage } from '#dashboard/language.ts';
import { roleName } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { isEmail } from '../account/account.rules.ts';
import { type InvitedRole, invitedRoles, mayGive } from '../invitations/invitations.rules.ts';
import type { Permission } from '../roles/roles.rules.ts';
import { roleDescriptions } from './role-labels.ts';

interface Invite {
  readonly email: string;
  readonly role: InvitedRole;
  readonly language: Language;
}

/** Invites a colleague by mail, with a role that may do no more than the inviter. */
export function InviteForm({ may }: { may: (permission: Permission) => boolean }) {
  const [form, setForm] = useState<Invite>({ email: '', role: 'clerk', language: officeLanguage() });
  const [tried, setTried] = useState(false);
  const { isPending, send } = useDialogSend();
  const isWrong = !isEmail(form.email.trim());
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong) {
      const told = m.office_notify_invited({ email: form.email.trim() });
      void send([invitationsKey], told, () => write('POST /invitations', form));
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          type="email"
          label={m.identity_email()}
          maxLength={254}
          value={form.email}
          error={tried && isWrong ? m.office_invite_email_wrong() : undefined}
          onChange={(event) => setForm({ ...form, email: event.currentTarget.value })}
        />
        <Radio.Group
          label={m.office_role()}
          value={form.role}
          onChange={(value) =>
            setForm({ ...form, role: invitedRoles.find((each) => each === value) ?? form.role })
          }
        >
          <Stack gap="sm" mt="xs">
            {invitedRoles.map((each) => (
              <Radio
                key={each}
                value={each}
                disabled={!mayGive(may, each)}
                label={roleName(each)}
                description={
                  mayGive(may, each) ? roleDescriptions[each]() : m.office_refused_invitation_role()
                }
              />
            ))}
          </Stack>
        </Radio.Group>
        <NativeSelect
          label={m.office_invite_language()}
          value={form.language}
          data={languages.map((each) => ({ value: each, label: languageName(each) }))}
          onChange={({ currentTarget: { value } }) =>
            setForm({ ...form, language: languages.find((each) => each === value) ?? form.language })
          }
        />
        <DialogEnd send={m.office_invite_send()} isPending={isPending} />
      </Stack>
    </form>
  );
}
