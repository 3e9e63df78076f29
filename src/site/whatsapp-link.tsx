import { clsx } from 'clsx';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { useAgency } from './layout/agency.ts';

interface WhatsappLinkProps {
  /** The prepared message. */
  readonly text: string;
  /** Only WhatsApp's icon. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** A link to the agency's WhatsApp. */
export function WhatsappLink({ text, small = false, className }: WhatsappLinkProps) {
  const agency = useAgency();
  return (
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
}
