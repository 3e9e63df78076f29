import { Link, type LinkProps } from 'react-router';
import { useOnline } from './online.ts';
import { pageHref, usePageLanguage } from './page-language.ts';

/** A link to one of our pages by its English path, in the language of the current page. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const language = usePageLanguage();
  // A failed prefetch makes the router reload this page, into the browser's own error page.
  return <Link prefetch={useOnline() ? 'intent' : 'none'} {...rest} to={pageHref(language, to)} />;
}
