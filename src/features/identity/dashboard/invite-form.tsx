import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { invitationsKey } from '#dashboard/api/invitations.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { languageName, officeLanguage } from '#dashboard/language.ts';
import { roleName } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { inviteInput } from '../invitations/invitations.contract.ts';
import { invitedRoles, mayGive } from '../invitations/invitations.rules.ts';
import type { Permission } from '../roles/roles.rules.ts';
import { roleDescriptions } from './role-labels.ts';

/** Invites a colleague by mail, with a role that may do no more than the inviter. */
export function InviteForm({ may }: { may: (permission: Permission) => boolean }) {
  const start: Record<'email' | 'role' | 'language', string> = {
    email: '',
    role: 'clerk',
    language: officeLanguage(),
  };
  const form = useOfficeForm({
    start,
    schema: inviteInput,
    request: (typed) => typed,
    words: { email: m.office_invite_email_wrong },
    send: async (invitation) => {
      await write('POST /invitations', invitation);
      return invitation.email;
    },
    changes: [invitationsKey],
    told: (email) => m.office_notify_invited({ email }),
  });
  return (
    <DialogForm form={form} send={m.office_invite_send()}>
      <TextInput
        data-autofocus
        type="email"
        label={m.identity_email()}
        maxLength={254}
        {...form.field('email')}
      />
      <Radio.Group label={m.office_role()} {...form.field('role')}>
        <Stack gap="sm" mt="xs">
          {invitedRoles.map((each) => (
            <Radio
              key={each}
              value={each}
              disabled={!mayGive(may, each)}
              label={roleName(each)}
              description={mayGive(may, each) ? roleDescriptions[each]() : m.office_refused_invitation_role()}
            />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={m.office_invite_language()}
        data={languages.map((each) => ({ value: each, label: languageName(each) }))}
        {...form.field('language')}
      />
    </DialogForm>
  );
}
