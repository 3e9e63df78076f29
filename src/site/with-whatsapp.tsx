import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { useAgency } from './layout/agency.ts';

interface WithWhatsappProps {
  /** The prepared message. */
  text: string;
  /** In the bar on phones: only WhatsApp's icon, before the link. */
  small: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A link, and beside it one to the agency's WhatsApp. */
export function WithWhatsapp({ text, small, className, children }: WithWhatsappProps) {
  const agency = useAgency();
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
  return (
    <>
      {small && whatsapp}
      {children}
      {!small && whatsapp}
    </>
  );
}
