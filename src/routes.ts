import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page of the site by its path. The Bangla pages are below /bn. */
const sitePages: ReadonlyArray<readonly [path: string, file: string]> = [
  ['visaservices', 'features/visas/site/visas-page.tsx'],
  ['visadetails/:name/start', 'features/visas/site/start-page.tsx'],
  ['visadetails/:name', 'features/visas/site/visa-page.tsx'],
  ['airticket', 'features/air-tickets/site/air-ticket-page.tsx'],
  ['contact', 'features/enquiries/site/contact-page.tsx'],
  ['enquiries/:token', 'features/enquiries/site/enquiry-page.tsx'],
  ['orders/:token/papers/:number', 'features/orders/site/paper-page.tsx'],
  ['verify/:code', 'features/papers/site/verify-page.tsx'],
  ['orders/:token/travellers', 'features/orders/site/travellers-page.tsx'],
  ['waiting/:token', 'features/bookings/site/waiting-page.tsx'],
  ['visacases/:token/slips/:number', 'features/visa-cases/site/passport-slip-page.tsx'],
  ['visacases/:token', 'features/visa-cases/site/visa-case-page.tsx'],
  ['fares/:token', 'features/fares/site/fares-page.tsx'],
  ['orders/:token', 'features/orders/site/order-page.tsx'],
  ['packages/:market', 'features/tour-packages/site/packages-page.tsx'],
  ['packages/:market/:id', 'features/tour-packages/site/package-page.tsx'],
  ['packages/:market/:id/book', 'features/tour-packages/site/checkout-page.tsx'],
  ['tourpackages', 'features/tour-packages/site/tour-packages-page.tsx'],
  ['blogs', 'features/posts/site/blogs-page.tsx'],
  ['blogs/:id', 'features/posts/site/blog-page.tsx'],
  ['news', 'features/posts/site/news-page.tsx'],
  ['news/:id', 'features/posts/site/news-item-page.tsx'],
  ['login', 'features/identity/site/login-page.tsx'],
  ['registration', 'features/identity/site/registration-page.tsx'],
  ['passwordreset', 'features/identity/site/password-reset-page.tsx'],
  ['invitation', 'features/identity/site/invitation-page.tsx'],
  ['identity', 'features/identity/site/identity-page.tsx'],
  ['account', 'features/identity/site/account-page.tsx'],
  ['about', 'features/site-settings/site/about-page.tsx'],
  ['ourteam', 'features/team/site/team-page.tsx'],
  ['privacy', 'features/site-settings/site/privacy-page.tsx'],
  ['terms', 'features/site-settings/site/terms-page.tsx'],
  ['cookies', 'features/site-settings/site/cookies-page.tsx'],
  ['search', 'site/search/search-page.tsx'],
  ['find', 'site/search-card/find.ts'],
  ['*', 'site/errors/not-found-page.tsx'],
];

/** The office's pages below /dashboard, under one layout and rendered in the browser; a new document has the form of an old one. */
const officePages: ReadonlyArray<readonly [path: string, file: string]> = [
  ['home', 'dashboard/home/home-page.tsx'],
  ['managevisa', 'features/visas/dashboard/manage-visas-page.tsx'],
  ['managedomestic', 'features/tour-packages/dashboard/manage-domestic-page.tsx'],
  ['manageinternational', 'features/tour-packages/dashboard/manage-international-page.tsx'],
  ['manageblog', 'features/posts/dashboard/manage-posts-page.tsx'],
  ['orders', 'features/orders/dashboard/orders-page.tsx'],
  ['orders/new', 'features/orders/dashboard/new-order-page.tsx'],
  ['orders/:id/booking', 'features/orders/dashboard/change-booking-page.tsx'],
  ['orders/:id/travellers', 'features/orders/dashboard/travellers-page.tsx'],
  ['orders/book', 'features/orders/dashboard/book-page.tsx'],
  ['orders/:id', 'features/orders/dashboard/order-page.tsx'],
  ['reviews', 'features/gateways/dashboard/reviews-page.tsx'],
  ['till/:uid?/:day?', 'features/till/dashboard/till-page.tsx'],
  ['reports', 'features/reports/dashboard/reports-page.tsx'],
  ['orders/:id/change', 'features/orders/dashboard/change-order-page.tsx'],
  ['visacases', 'features/visa-cases/dashboard/visa-cases-page.tsx'],
  ['visacases/new', 'features/visa-cases/dashboard/new-case-page.tsx'],
  ['visacases/:id', 'features/visa-cases/dashboard/visa-case-page.tsx'],
  ['fares', 'features/fares/dashboard/fares-page.tsx'],
  ['fares/:id', 'features/fares/dashboard/fare-request-page.tsx'],
  ['money', 'features/money/dashboard/money-page.tsx'],
  ['cheques', 'features/payments/dashboard/cheques-page.tsx'],
  ['departures', 'features/departures/dashboard/departures-page.tsx'],
  ['departures/:id/:part?', 'features/departures/dashboard/departure-page.tsx'],
  ['media', 'features/media/dashboard/media-page.tsx'],
  ['places', 'features/tour-packages/dashboard/places-page.tsx'],
  ['addvisa', 'features/visas/dashboard/write-visa-page.tsx'],
  ['updatevisa/:id', 'features/visas/dashboard/write-visa-page.tsx'],
  ['addblog', 'features/posts/dashboard/write-post-page.tsx'],
  ['updateblog/:id', 'features/posts/dashboard/write-post-page.tsx'],
  ['adddomestic', 'features/tour-packages/dashboard/write-domestic-page.tsx'],
  ['updatedomestic/:id', 'features/tour-packages/dashboard/write-domestic-page.tsx'],
  ['addinternational', 'features/tour-packages/dashboard/write-international-page.tsx'],
  ['updateinternational/:id', 'features/tour-packages/dashboard/write-international-page.tsx'],
  ['enquiries/:id?', 'features/enquiries/dashboard/enquiries-page.tsx'],
  ['customers', 'features/customers/dashboard/customers-page.tsx'],
  ['customers/:id', 'features/customers/dashboard/customer-page.tsx'],
  ['users', 'features/identity/dashboard/users-page.tsx'],
  ['mail', 'dashboard/mail/mail-page.tsx'],
  ['activity', 'features/activity/dashboard/activity-page.tsx'],
  ['settings', 'features/site-settings/dashboard/settings-page.tsx'],
  ['*', 'dashboard/shell/nothing-page.tsx'],
];

/** The routes of one language. Ids carry the language because each file is used twice. */
function site(language: 'en' | 'bn'): RouteConfigEntry {
  return layout('site/site-layout.tsx', { id: `${language}/site` }, [
    index('site/home/home-page.tsx', { id: `${language}/home` }),
    ...sitePages.map(([path, file]) => route(path, file, { id: `${language}/${path}` })),
  ]);
}

export default [
  site('en'),
  ...prefix('bn', [site('bn')]),
  // Without the office around it: it works without a network.
  route('dashboard/departures/:id/check-in', 'features/departures/dashboard/check-in-page.tsx'),
  // Nothing but the papers, one on each page of the printer.
  route('dashboard/departures/:id/vouchers/print', 'features/departures/dashboard/print-vouchers-page.tsx'),
  route('dashboard', 'dashboard/dashboard-layout.tsx', [
    index('dashboard/shell/to-home-page.tsx'),
    ...officePages.map(([path, file]) => route(path, file, { id: `dashboard/${path}` })),
  ]),
] satisfies RouteConfigEntry[];
