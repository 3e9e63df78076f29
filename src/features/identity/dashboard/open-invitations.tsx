import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { invitationsKey } from '#dashboard/api/invitations.ts';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import { roleName } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import './open-invitations.css';

/** Who was invited and hasn't come yet; nothing when there is nobody. */
export function OpenInvitations() {
  const me = useMe();
  const { data: list } = useQuery({
    queryKey: [invitationsKey],
    enabled: me.may('users.invite'),
    queryFn: ({ signal }) => read('GET /invitations', {}, signal),
  });
  const data = list?.items ?? [];
  if (data.length === 0) {
    return null;
  }
  return (
    <section className="of-panel of-invitations" aria-labelledby="invitations">
      <h2 id="invitations">{m.office_invitations()}</h2>
      <ul>
        {data.map(({ id, email, role, invitedBy: by, expiresAt, lapsed }) => {
          const said = { role: roleName(role), by };
          return (
            <li key={id}>
              <span className="of-titles">
                <strong>{email}</strong>
                <span>
                  {lapsed
                    ? m.office_invitation_lapsed(said)
                    : m.office_invitation_until({ ...said, when: fullMoment(expiresAt) })}
                </span>
              </span>
              <Button
                variant="default"
                aria-label={`${m.office_invitation_again()}: ${email}`}
                onClick={() =>
                  void runMutation([invitationsKey], m.office_notify_invited({ email }), () =>
                    write('POST /invitations/{id}/send-again', { id }),
                  )
                }
              >
                {m.office_invitation_again()}
              </Button>
              <Button
                variant="default"
                aria-label={`${m.office_invitation_revoke()}: ${email}`}
                onClick={() =>
                  void runMutation([invitationsKey], m.office_notify_invitation_revoked(), () =>
                    write('POST /invitations/{id}/revoke', { id }),
                  )
                }
              >
                {m.office_invitation_revoke()}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
