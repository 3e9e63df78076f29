import { MessageCircleQuestion, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { useAgency } from '#site/layout/agency.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import type { Choice } from './package-choice.ts';
import { partyLabel } from './package-labels.ts';

interface EnquireProps {
  readonly view: PackageView;
  readonly choice: Choice;
}

/** WhatsApp with a message that says which tour, when and who. */
function useWhatsapp({ view, choice }: EnquireProps): string {
  const language = usePageLanguage();
  const { whatsapp } = useAgency();
  const { departure } = choice;
  const text = departure
    ? m.package_whatsapp_text({
        title: view.title,
        date: fullDate(departure.departsOn, language),
        party: partyLabel(choice.party, language, choice.ages),
        url: choice.address,
      })
    : m.package_whatsapp_text_open({ title: view.title, url: choice.address });
  return `https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Where nothing can be booked: the enquiry with what was chosen. */
export function EnquireButton({ choice }: EnquireProps) {
  return (
    <PageLink className="btn btn-go" to={choice.enquiryPath}>
      {choice.departure === undefined ? m.package_request_dates() : m.package_request_offer()}
    </PageLink>
  );
}

/** In the bar of phones, a question goes by WhatsApp. */
export function QuestionLink(props: EnquireProps) {
  return (
    <a className="btn btn-line" href={useWhatsapp(props)} rel="noopener">
      {m.package_question()}
      <span className="vh"> {m.site_whatsapp()}</span>
    </a>
  );
}

/** Beside the button: a question by form, by WhatsApp or by telephone. */
export function EnquireLinks(props: EnquireProps) {
  const { phone } = useAgency();
  return (
    <p className="pcard-ask">
      <PageLink to={props.choice.enquiryPath}>
        <Icon of={MessageCircleQuestion} />
        {m.package_question()}
      </PageLink>
      <a href={useWhatsapp(props)} rel="noopener">
        <BrandIcon of="whatsapp" />
        {m.site_whatsapp()}
      </a>
      <a href={`tel:${phone}`}>
        <Icon of={Phone} />
        {m.package_call()}
      </a>
    </p>
  );
}
