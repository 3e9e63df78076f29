import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '../page-language.ts';
import { SearchField } from './search-field.tsx';

/** Searches all published documents. */
export function SearchForm({ query }: { query?: string }) {
  const language = usePageLanguage();
  return (
    <Form className="search-form" role="search" action={pageHref(language, '/search')}>
      <SearchField key={query} className="search-form-field" label={m.site_search_label()} query={query} />
      <button className="btn btn-go" type="submit">
        {m.site_search()}
      </button>
    </Form>
  );
}
