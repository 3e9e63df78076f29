import { Menu, UnstyledButton } from '@mantine/core';
import { Bell, ExternalLink, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { signOut } from '#features/identity/browser/visitor.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { queryClient } from '../api/query-client.ts';
import { initialsOf } from './side-nav.tsx';

/** The signed-in user, with links to the account and the site, and sign-out. */
export function AccountMenu() {
  const me = useMe();
  async function leave() {
    await signOut();
    queryClient.clear();
    // A full page load, so that nothing of the office stays in memory.
    window.location.assign('/');
  }
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton className="of-initials">
          <span aria-hidden="true">{initialsOf(me.name)}</span>
          <span className="vh">{m.office_account_menu({ name: me.name })}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="of-menu-who">
          {m.office_signed_in_as()}
          <strong>{me.email}</strong>
        </Menu.Label>
        <Menu.Item component="a" href="/account" leftSection={<Icon of={UserRound} />}>
          {m.office_my_account()}
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/notifications" leftSection={<Icon of={Bell} />}>
          {m.office_push_title()}
        </Menu.Item>
        <Menu.Item component="a" href="/" leftSection={<Icon of={ExternalLink} />}>
          {m.office_to_site()}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={LogOut} />} onClick={() => void leave()}>
          {m.office_sign_out()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
