import { X } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PageLink } from '../page-link.tsx';

export interface FilterChip {
  readonly name: string;
  /** The English path of the list without this filter. */
  readonly path: string;
}

/** The active filters, each a link that removes it, and one that clears all. */
export function FilterChips({ chips, clearPath }: { chips: readonly FilterChip[]; clearPath: string }) {
  if (chips.length === 0) {
    return null;
  }
  return (
    <ul className="filter-chips">
      {chips.map(({ name, path }) => (
        <li key={path}>
          <PageLink className="filter-chip num" to={path} preventScrollReset replace>
            <span className="vh">{m.list_remove_filter()} </span>
            {name}
            <Icon of={X} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className="link small" to={clearPath} preventScrollReset replace>
          {m.list_clear_filters()}
        </PageLink>
      </li>
    </ul>
  );
}
