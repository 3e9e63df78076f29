import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { pageHref, usePageLanguage } from '../page-language.ts';

/** Searches everything that is published: visas, tours and stories. */
export function SearchForm({ asked = '' }: { asked?: string }) {
  const language = usePageLanguage();
  return (
    <Form className="search-form" role="search" action={pageHref(language, '/search')}>
      <label className="search-form-field">
        <span className="vh">{m.site_search_label()}</span>
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          maxLength={80}
          defaultValue={asked}
          key={asked}
          placeholder={m.site_search_label()}
          enterKeyHint="search"
        />
      </label>
      <button className="btn btn-go" type="submit">
        {m.site_search()}
      </button>
    </Form>
  );
}
