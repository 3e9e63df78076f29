import { useLocation } from 'react-router';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import { useAgency } from './agency.ts';
import type { SiteMenu } from './menu.queries.ts';
import { PackagesMenu } from './packages-menu.tsx';

type Item = readonly [path: string, name: () => string, part?: keyof SiteMenu];

const before: readonly Item[] = [
  ['/', m.site_home],
  ['/visaservices', m.site_visa_service, 'visas'],
  ['/airticket', m.site_air_ticket, 'airTickets'],
];

const packages: readonly Item[] = [
  ['/packages/domestic', m.site_domestic_package, 'domestic'],
  ['/packages/international', m.site_international_package, 'international'],
  ['/packages/international?theme=umrah', m.site_umrah, 'umrah'],
];

const after: readonly Item[] = [
  ['/blogs', m.site_blog],
  ['/contact', m.site_contact],
  ['/about', m.site_about],
  ['/ourteam', m.site_team],
];

interface NavLinksProps {
  /** In small windows the packages are in the list instead of a dropdown. */
  flat?: boolean;
  onChoose?: () => void;
}

export function NavLinks({ flat = false, onChoose }: NavLinksProps) {
  const language = usePageLanguage();
  const { menu } = useAgency();
  const { pathname } = useLocation();
  const isThere = ([, , part]: Item) => part === undefined || menu[part];
  const item = ([path, name]: Item) => {
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
  const sold = packages.filter(isThere);
  return (
    <ul>
      {before.filter(isThere).map(item)}
      {flat || sold.length === 0 ? (
        sold.map(item)
      ) : (
        <PackagesMenu current={pathname.startsWith(pageHref(language, '/packages'))}>
          {sold.map(item)}
        </PackagesMenu>
      )}
      {after.map(item)}
    </ul>
  );
}
