import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { closeOnEscape } from '../close-details.ts';
import { SearchForm } from '../search/search-form.tsx';

/** The header's search: a button that opens the form below the header, with or without JavaScript. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="nav-search"
      // Of the details with this name the browser keeps one open: search or menu.
      name="header"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) {
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
      onKeyDown={closeOnEscape}
      onSubmit={() => setOpen(false)}
    >
      <summary className="menu">
        <Icon of={open ? X : Search} />
        <span className="vh">{open ? m.site_close_search() : m.site_open_search()}</span>
      </summary>
      <div className="nav-sheet">
        <SearchForm />
      </div>
    </details>
  );
}
