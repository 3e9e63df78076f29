import type { ReactNode } from 'react';
import { WhatsappLink } from './whatsapp-link.tsx';

interface WithWhatsappProps {
  /** The prepared message. */
  text: string;
  /** In the bar on phones: only WhatsApp's icon, before the link. */
  small: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A link, and beside it one to the agency's WhatsApp. */
export const WithWhatsapp = ({ children, ...link }: WithWhatsappProps) => (
  <>
    {link.small && <WhatsappLink {...link} />}
    {children}
    {!link.small && <WhatsappLink {...link} />}
  </>
);
