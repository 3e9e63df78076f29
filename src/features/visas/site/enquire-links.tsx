import { m } from '#messages/messages.js';
import { AskLinks } from '#site/price-card/ask-links.tsx';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import type { VisaChoice } from './visa-choice.ts';

interface EnquireLinksProps {
  guide: GuideView;
  choice: VisaChoice;
  slug: string;
  className?: string;
  /** In the bar of a phone. */
  small?: boolean;
}

/** The two ways to ask about this guide. */
export function EnquireLinks({ guide, choice, slug, className, small }: EnquireLinksProps) {
  const { kind } = choice;
  const asked = new URLSearchParams({
    about: 'visa',
    visa: slug,
    // Nobody chose the guide's first kind by leaving it as it is, but it is what they looked at.
    ...(guide.kinds.length > 1 ? { kind: kind.key } : {}),
    ...Object.fromEntries(choice.others('kind')),
  });
  return (
    <AskLinks
      to={`/contact?${asked}`}
      words={small ? m.visas_start_short() : m.visas_start()}
      text={m.visas_whatsapp_text({ country: guide.title, kind: kind.name, url: choice.address })}
      className={className}
      small={small}
    />
  );
}
