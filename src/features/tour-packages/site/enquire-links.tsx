import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { AskLinks } from '#site/price-card/ask-links.tsx';
import type { PackageView } from '../package/package.contract.ts';
import type { Choice } from './package-choice.ts';
import { partyWords } from './package-words.ts';

interface EnquireLinksProps {
  view: PackageView;
  choice: Choice;
  className?: string;
  /** In the bar of a phone. */
  small?: boolean;
}

/** The two ways to ask about what is chosen. */
export function EnquireLinks({ view, choice, className, small }: EnquireLinksProps) {
  const language = usePageLanguage();
  const { departure } = choice;
  const text = departure
    ? m.package_whatsapp_text({
        title: view.title,
        date: fullDate(departure.departsOn, language),
        party: partyWords(choice.party, language),
        url: choice.address,
      })
    : m.package_whatsapp_text_open({ title: view.title, url: choice.address });
  const words =
    departure === undefined
      ? m.package_ask_dates()
      : departure.seatsLeft === 0
        ? m.packages_waiting_list()
        : small
          ? m.package_ask_short()
          : m.package_ask();
  return <AskLinks to={choice.enquiryPath} words={words} text={text} className={className} small={small} />;
}
