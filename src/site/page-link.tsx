import { Link, type LinkProps } from 'react-router';
import { useOnline } from './online.ts';
import { pageHref, usePageLanguage } from './page-language.ts';

/** A link to one of our pages, by its English path; it stays in the language of the page it stands on. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const language = usePageLanguage();
  // A page that can't be fetched ahead of a click makes the router reload this one, into the browser's own error.
  return <Link prefetch={useOnline() ? 'intent' : 'none'} {...rest} to={pageHref(language, to)} />;
}
