import { Info } from 'lucide-react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** Shown without JavaScript: the provider's client needs it. */
export function NeedsScripts() {
  return (
    <noscript>
      <div className="account-note">
        <Icon of={Info} />
        <p>
          {m.identity_needs_scripts()} <PageLink to="/contact">{m.identity_contact_link()}</PageLink>
        </p>
      </div>
    </noscript>
  );
}
