import { clsx } from 'clsx';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { WithWhatsapp } from '#site/with-whatsapp.tsx';
import type { PackageView } from '../package/package.contract.ts';
import type { Choice } from './package-choice.ts';
import { partyLabel } from './package-labels.ts';

interface EnquireLinksProps {
  view: PackageView;
  choice: Choice;
  className?: string;
  /** In the bar on phones: only WhatsApp's icon, before the button. */
  small?: boolean;
  /** The seats can be booked at once beside it. */
  isSecond?: boolean;
}

/** Links to the enquiry form and to WhatsApp with a prepared message. The bar on phones links to the choices instead. */
export function EnquireLinks({
  view,
  choice,
  className,
  small = false,
  isSecond = false,
}: EnquireLinksProps) {
  const language = usePageLanguage();
  const { departure } = choice;
  const text = departure
    ? m.package_whatsapp_text({
        title: view.title,
        date: fullDate(departure.departsOn, language),
        party: partyLabel(choice.party, language),
        url: choice.address,
      })
    : m.package_whatsapp_text_open({ title: view.title, url: choice.address });
  const words =
    departure === undefined || departure.seatsLeft === 0
      ? m.package_request_dates()
      : m.package_request_seats();
  return (
    <WithWhatsapp text={text} small={small} className={className}>
      {small ? (
        <a className={clsx('btn btn-go', className)} href="#book">
          {departure === undefined ? words : m.package_choose_short()}
        </a>
      ) : (
        <PageLink
          className={clsx('btn', isSecond ? 'btn-line' : 'btn-go', className)}
          to={choice.enquiryPath}
        >
          {words}
        </PageLink>
      )}
    </WithWhatsapp>
  );
}
