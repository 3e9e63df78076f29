import { clsx } from 'clsx';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import type { GuideView, KindView } from '../visa-guide/visa-guide.rules.ts';

interface EnquireLinksProps {
  guide: GuideView;
  kind: KindView;
  slug: string;
  className?: string;
  /** In the bar of a phone: WhatsApp as its mark alone, before the button. */
  small?: boolean;
}

/** The enquiry form about this guide, and WhatsApp with the question already begun. */
export function EnquireLinks({ guide, kind, slug, className, small = false }: EnquireLinksProps) {
  const language = usePageLanguage();
  const agency = useAgency();
  const url = `${agency.siteUrl}${pageHref(language, `/visadetails/${slug}`)}`;
  const text = m.visas_whatsapp_text({ country: guide.title, kind: kind.name, url });
  const start = (
    <PageLink className={clsx('btn btn-go', className)} to={`/contact?about=visa&visa=${slug}`}>
      {m.visas_start()}
    </PageLink>
  );
  const whatsapp = (
    <a
      className={clsx('btn btn-wa', small && 'sq', className)}
      href={`https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`}
      rel="noopener"
      aria-label={small ? m.site_whatsapp() : undefined}
    >
      <BrandIcon of="whatsapp" />
      {!small && m.site_whatsapp()}
    </a>
  );
  return small ? (
    <>
      {whatsapp}
      {start}
    </>
  ) : (
    <>
      {start}
      {whatsapp}
    </>
  );
}
