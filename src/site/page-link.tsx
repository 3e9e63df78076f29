import { Link, type LinkProps } from 'react-router';
import { pageHref, usePageLanguage } from './page-language.ts';

/** A link to one of our pages, by its English path; it stays in the language of the page it stands on. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const language = usePageLanguage();
  return <Link prefetch="intent" {...rest} to={pageHref(language, to)} />;
}
