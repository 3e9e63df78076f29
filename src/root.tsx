import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { BrokenPage } from '#site/errors/broken.tsx';
import banglaStrong from '#site/fonts/anek-bangla-strong.woff2?url';
import banglaText from '#site/fonts/anek-bangla-text.woff2?url';
import latin from '#site/fonts/anek-latin.woff2?url';
import type { readAgency } from '#site/layout/agency.server.ts';
import '#site/styles/site.css';

/** Preloaded fonts, by language. */
const firstFonts = { en: [latin], bn: [banglaText, banglaStrong] } as const;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = /^\/bn(?:\/|$)/.test(pathname) ? 'bn' : 'en';
  const lookSheet = useRouteLoaderData<typeof readAgency>(`${language}/site`)?.lookSheet;
  return (
    // A script before React sets attributes on this element (first-load.ts).
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#000000" />
        {firstFonts[language].map((font) => (
          // Low, because text has a fallback of the same width; pictures have none.
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <Meta />
        {/* Behind what a page has of its own: the office is installed by itself, and the first one counts. */}
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {lookSheet !== undefined && <link rel="stylesheet" href={lookSheet} />}
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
