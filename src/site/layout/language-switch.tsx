import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '../page-language.ts';

/** The same page in the other language. A plain link, because it loads a new document. */
export function LanguageSwitch() {
  const language = usePageLanguage();
  const { pathname, search } = useLocation();
  const path = (language === 'bn' ? pathname.slice('/bn'.length) : pathname) || '/';
  return (
    <nav className="lang" aria-label={m.site_language()}>
      <a
        href={pageHref('en', `${path}${search}`)}
        lang="en"
        hrefLang="en"
        aria-current={language === 'en' ? 'true' : undefined}
      >
        English
      </a>
      <a
        href={pageHref('bn', `${path}${search}`)}
        lang="bn"
        hrefLang="bn"
        aria-current={language === 'bn' ? 'true' : undefined}
      >
        বাংলা
      </a>
    </nav>
  );
}
