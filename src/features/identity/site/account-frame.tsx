import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import './account-frame.css';

interface AccountFrameProps {
  title: string;
  lede: string;
  picture: Picture | undefined;
  /** Title and lede change while the page is shown. */
  live?: boolean;
  children: ReactNode;
}

/** A page of the account: the form on the left, a poster on the right. */
export function AccountFrame({ title, lede, picture, live = false, children }: AccountFrameProps) {
  return (
    <main id="main" className="wrap account-page">
      <div className="account">
        <div className="account-form">
          <Breadcrumbs items={[{ name: title }]} />
          <div role={live ? 'status' : undefined}>
            <h1>{title}</h1>
            <p className="lede">{lede}</p>
          </div>
          <noscript>
            <div className="account-note">
              <Icon of={Info} />
              <p>
                {m.identity_needs_scripts()} <PageLink to="/contact">{m.identity_contact_link()}</PageLink>
              </p>
            </div>
          </noscript>
          <div className="account-work">{children}</div>
        </div>
        <div className="account-picture">
          {picture && <PictureFrame picture={picture} sizes="(max-width: 1000px) 1px, 620px" decorative />}
        </div>
      </div>
    </main>
  );
}
