import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { BrokenPage } from '#site/errors/broken-page.tsx';
import '#site/styles/site.css';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = /^\/bn(?:\/|$)/.test(pathname) ? 'bn' : 'en';
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#000000" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BrokenPage />;
}
