import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PageLink } from './page-link.tsx';

export interface Breadcrumb {
  readonly name: string;
  /** Path in English; absent on the current page, which comes last. */
  readonly path?: string;
}

/** Breadcrumbs. Home is added in front. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav className="crumbs" aria-label={m.site_breadcrumb()}>
      <PageLink to="/">{m.site_home()}</PageLink>
      {items.map(({ name, path }) => (
        <Fragment key={name}>
          <Icon of={ChevronRight} />
          {path === undefined ? (
            <span aria-current="page">{name}</span>
          ) : (
            <PageLink to={path}>{name}</PageLink>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
