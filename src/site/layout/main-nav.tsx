import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { closeOnEscape } from '../close-details.ts';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import { AccountPlace } from './account-place.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { NavLinks } from './nav-links.tsx';
import { SignInLinks } from './sign-in-links.tsx';

/** The sticky header: logo, links, search, sign-in, and in small windows one's own bookings and a menu that closes on choosing. */
export function MainNav() {
  const [open, setOpen] = useState(false);
  const language = usePageLanguage();
  const close = () => setOpen(false);
  return (
    <header className="nav" data-open={open || undefined}>
      <div className="wrap">
        <Logo onChoose={close} />
        <nav className="nav-wide" aria-label={m.site_main_menu()} key={language}>
          <NavLinks />
        </nav>
        <SignInLinks />
        <PageLink className="nav-mine" to="/find" onClick={close}>
          {m.site_find_booking()}
        </PageLink>
        <HeaderSearch />
        <details
          className="nav-small"
          name="header"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          onKeyDown={closeOnEscape}
        >
          <summary className="menu">
            <Icon of={open ? X : Menu} />
            <span className="vh">{open ? m.site_close_menu() : m.site_open_menu()}</span>
          </summary>
          <nav className="nav-sheet" aria-label={m.site_main_menu()}>
            <NavLinks flat onChoose={close} />
            <SignInLinks onChoose={close} />
          </nav>
        </details>
        <AccountPlace />
      </div>
    </header>
  );
}
