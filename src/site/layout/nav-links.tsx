import { useLocation } from 'react-router';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import { PackagesMenu } from './packages-menu.tsx';

const before = [
  ['/', m.site_home],
  ['/visaservices', m.site_visa_service],
  ['/airticket', m.site_air_ticket],
] as const;

const packages = [
  ['/packages/domestic', m.site_domestic_package],
  ['/packages/international', m.site_international_package],
] as const;

const after = [
  ['/blogs', m.site_blog],
  ['/contact', m.site_contact],
  ['/about', m.site_about],
  ['/ourteam', m.site_team],
] as const;

interface NavLinksProps {
  /** In small windows the packages are in the list instead of a dropdown. */
  flat?: boolean;
  onChoose?: () => void;
}

export function NavLinks({ flat = false, onChoose }: NavLinksProps) {
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const item = ([path, name]: readonly [string, () => string]) => {
    const href = pageHref(language, path);
    // Or below it; guides stand at another path than their list.
    const below = pageHref(language, path === '/visaservices' ? visaPath('') : `${path}/`);
    const isHere = pathname === href || pathname.startsWith(below);
    return (
      <li key={path}>
        <PageLink to={path} onClick={onChoose} aria-current={isHere ? 'page' : undefined}>
          {name()}
        </PageLink>
      </li>
    );
  };
  return (
    <ul>
      {before.map(item)}
      {flat ? (
        packages.map(item)
      ) : (
        <PackagesMenu current={pathname.startsWith(pageHref(language, '/packages'))}>
          {packages.map(item)}
        </PackagesMenu>
      )}
      {after.map(item)}
    </ul>
  );
}
