import { clsx } from 'clsx';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { useAgency } from '../layout/agency.ts';
import { PageLink } from '../page-link.tsx';

interface AskLinksProps {
  /** The enquiry form about what is shown. */
  to: string;
  words: string;
  /** What WhatsApp's message begins with. */
  text: string;
  className?: string | undefined;
  /** In the bar of a phone: WhatsApp as its mark alone, before the button. */
  small?: boolean | undefined;
}

/** The enquiry form, and WhatsApp with the question already begun. */
export function AskLinks({ to, words, text, className, small = false }: AskLinksProps) {
  const agency = useAgency();
  const ask = (
    <PageLink className={clsx('btn btn-go', className)} to={to}>
      {words}
    </PageLink>
  );
  return (
    <>
      {!small && ask}
      <a
        className={clsx('btn btn-wa', small && 'sq', className)}
        href={`https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`}
        rel="noopener"
        aria-label={small ? m.site_whatsapp() : undefined}
      >
        <BrandIcon of="whatsapp" />
        {!small && m.site_whatsapp()}
      </a>
      {small && ask}
    </>
  );
}
