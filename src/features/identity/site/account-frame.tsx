import type { ReactNode } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import './account-frame.css';

interface AccountFrameProps {
  title: string;
  lede: string;
  picture: Picture | undefined;
  /** Title and lede change while the page is shown. */
  live?: boolean;
  children: ReactNode;
}

/** A page of the account: a form on the left, a poster on the right. */
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
          <NeedsScripts />
          <div className="account-work">{children}</div>
        </div>
        <div className="account-picture">
          {picture && <PictureFrame picture={picture} sizes="(max-width: 1000px) 1px, 620px" decorative />}
        </div>
      </div>
    </main>
  );
}
