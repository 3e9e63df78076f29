import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { useAgency } from './layout/agency.ts';

interface WhatsappLinkProps {
  /** The prepared message, if there is one. */
  readonly text?: string;
  /** Only WhatsApp's icon. */
  readonly small?: boolean;
  readonly className?: string | undefined;
  /** Other words than its name. */
  readonly children?: ReactNode;
}

/** A link to the agency's WhatsApp. */
export function WhatsappLink({ text, small = false, className, children }: WhatsappLinkProps) {
  const agency = useAgency();
  const message = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return (
    <a
      className={clsx('btn btn-wa', small && 'sq', className)}
      href={`https://wa.me/${agency.whatsapp.slice(1)}${message}`}
      rel="noopener"
      aria-label={small ? m.site_whatsapp() : undefined}
    >
      <BrandIcon of="whatsapp" />
      {!small && (children ?? m.site_whatsapp())}
    </a>
  );
}
