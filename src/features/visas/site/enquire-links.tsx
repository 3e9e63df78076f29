import { clsx } from 'clsx';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { WithWhatsapp } from '#site/with-whatsapp.tsx';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { isAppliedFor } from '../visas.rules.ts';
import type { VisaChoice } from './visa-choice.ts';

interface EnquireLinksProps {
  guide: GuideView;
  choice: VisaChoice;
  slug: string;
  className?: string;
  /** In the bar on phones: only WhatsApp's icon, before the button. */
  small?: boolean;
}

/** Links to where a visa case begins, to the enquiry form, and to WhatsApp with a prepared message. */
export function EnquireLinks({ guide, choice, slug, className, small = false }: EnquireLinksProps) {
  const { kind } = choice;
  const text = m.visas_whatsapp_text({ country: guide.title, kind: kind.name, url: choice.address });
  const chosen = {
    // The first kind is preselected, not chosen, but it is what the visitor saw.
    ...(guide.kinds.length > 1 ? { kind: kind.key } : {}),
    ...Object.fromEntries(choice.others('kind')),
  };
  const isApplied = isAppliedFor(kind);
  const asking = `/contact?${new URLSearchParams({ about: 'visa', visa: slug, ...chosen })}`;
  return (
    <>
      <WithWhatsapp text={text} small={small} className={className}>
        <PageLink
          className={clsx('btn btn-go', className)}
          to={isApplied ? `${visaPath(slug)}/start?${new URLSearchParams(chosen)}` : asking}
        >
          {!isApplied ? m.visas_enquire() : small ? m.visas_start_short() : m.visas_start()}
        </PageLink>
      </WithWhatsapp>
      {isApplied && !small && (
        <p className="price-card-note">
          <PageLink className="link" to={asking}>
            {m.visas_start_ask()}
          </PageLink>
        </p>
      )}
    </>
  );
}
