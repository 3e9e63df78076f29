import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { WayBack } from './way-back.tsx';

interface PageFrameProps {
  title: string;
  /** One sentence below the heading. */
  text?: ReactNode;
  /** The page's actions, at the top right on every screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the office: document title and heading, with its actions at the top right. */
export function PageFrame({ title, text, actions, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · ${m.office_name()}`;
  }, [title]);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever came by the menu goes on in the page, not through the rest of the menu.
    if (document.activeElement?.closest('.of-side, .of-bar, .of-pages')) {
      page.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <main ref={page} className="of-page" id="main" tabIndex={-1}>
      <div className="of-page-head">
        <div>
          <WayBack />
          <h1>{title}</h1>
          {text !== undefined && <p className="of-dim">{text}</p>}
        </div>
        {actions !== undefined && <div className="of-page-actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
