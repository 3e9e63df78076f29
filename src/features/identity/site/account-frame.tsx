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
  children: ReactNode;
}

/** A page of the account: the form on the left, a poster on the right, and plain words on what doesn't work yet. */
export function AccountFrame({ title, lede, picture, children }: AccountFrameProps) {
  return (
    <main id="main" className="wrap account-page">
      <div className="account">
        <div className="account-form">
          <Breadcrumbs items={[{ name: title }]} />
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <div className="account-note">
            <Icon of={Info} />
            <p>
              <b>{m.identity_not_connected()}</b>
              {m.identity_not_connected_text()}{' '}
              <PageLink to="/contact">{m.identity_not_connected_link()}</PageLink>
            </p>
          </div>
          {children}
        </div>
        <div className="account-picture">
          {picture && <PictureFrame picture={picture} sizes="(max-width: 1000px) 1px, 620px" decorative />}
        </div>
      </div>
    </main>
  );
}
