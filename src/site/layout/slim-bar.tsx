import { Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { pageHref, usePageLanguage } from '../page-language.ts';
import { useAgency } from './agency.ts';
import { Logo } from './logo.tsx';
import './slim-bar.css';

/** The head of a purchase: the mark, the other language, and the telephone. */
export function SlimBar() {
  const language = usePageLanguage();
  const { phone } = useAgency();
  const { pathname, search } = useLocation();
  const path = (language === 'bn' ? pathname.slice('/bn'.length) : pathname) || '/';
  const other = language === 'bn' ? 'en' : 'bn';
  return (
    <header className="slim-bar">
      <div className="wrap">
        <Logo />
        {/* A plain link, because it loads a new document. */}
        <a
          className="btn btn-sm btn-line"
          href={pageHref(other, `${path}${search}`)}
          lang={other}
          hrefLang={other}
        >
          {other === 'en' ? 'English' : 'বাংলা'}
        </a>
        <a className="slim-bar-phone" href={`tel:${phone}`} aria-label={m.site_call({ phone })}>
          <Icon of={Phone} />
        </a>
      </div>
    </header>
  );
}
