import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { mayOpenOffice } from '#features/identity/browser/own-role.ts';
import { signOut, useVisitor } from '#features/identity/browser/visitor.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PageLink } from '../page-link.tsx';
import './account-menu.css';

/** The user menu, shown only while somebody is signed in. */
export function AccountMenu() {
  const { user } = useVisitor();
  const [open, setOpen] = useState(false);
  const [staff, setStaff] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const uid = user?.uid;
  useEffect(() => {
    setOpen(false);
    setStaff(false);
    if (uid !== undefined) {
      void mayOpenOffice().then(setStaff);
    }
  }, [uid]);
  if (!user) {
    return null;
  }
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the button and the links in it.
    <div
      className="account-menu"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          close();
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          close();
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="account-menu-open"
        aria-label={m.account_menu()}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon of={UserRound} />
      </button>
      <div className="account-menu-panel" id={panel} hidden={!open}>
        <p>
          {m.account_signed_in_as()} <b>{user.email}</b>
        </p>
        <ul>
          <li>
            <PageLink to="/account" onClick={close}>
              <Icon of={UserRound} />
              {m.account_title()}
            </PageLink>
          </li>
          {staff && (
            <li>
              <a href="/dashboard/home">
                <Icon of={LayoutDashboard} />
                {m.account_office()}
              </a>
            </li>
          )}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                void signOut();
              }}
            >
              <Icon of={LogOut} />
              {m.account_sign_out()}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
