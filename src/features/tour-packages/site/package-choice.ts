import { useLocation, useNavigate } from 'react-router';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { OpenDeparture, PackageView } from '../package/package.contract.ts';
import { childAges } from '../party/ages.rules.ts';
import { errorsOf, misfitsOf, type PartyErrorCode, seatsOf } from '../party/party.rules.ts';
import { type Party, partKeys, partyParts } from '../party/party-parts.rules.ts';
import { chosenParty, nothingChosen, type PackageChoice, packageChoice } from '../price/price.contract.ts';
import { type Quote, quote } from '../price/price.rules.ts';

export interface Choice {
  /** The chosen departure, else the soonest with seats for the party; absent when none is open. */
  readonly departure: OpenDeparture | undefined;
  /** Whether the requested departure is over. */
  readonly isStale: boolean;
  readonly party: Party;
  /** Ages of the children, where the search has asked for them. */
  readonly ages: readonly number[];
  readonly quote: Quote | undefined;
  readonly problems: readonly PartyErrorCode[];
  /** The English path of the page with another choice. */
  pathWith(change: Partial<PackageChoice>): string;
  change(change: Partial<PackageChoice>): void;
  /** The English path of another package for the same party. */
  readonly pathOfOther: (other: { readonly market: Market; readonly slug: string }) => string;
  /** The English path of the checkout with these choices; absent when this party can't be booked. */
  readonly bookPath: string | undefined;
  /** The English path of the enquiry with these choices. */
  readonly enquiryPath: string;
  /** The URL of the page with its choices, for messages. */
  readonly address: string;
}

/** The soonest departure with seats for all, else with any, else the soonest. */
function firstFor(departures: readonly OpenDeparture[], seats: number): OpenDeparture | undefined {
  return (
    departures.find(({ seatsLeft }) => seatsLeft >= seats) ??
    departures.find(({ seatsLeft }) => seatsLeft > 0) ??
    departures[0]
  );
}

/** The visitor's choices. They are held in the URL, so they can be shared and work without JavaScript. */
export function usePackageChoice(view: PackageView): Choice {
  const { search } = useLocation();
  const navigate = useNavigate();
  const language = usePageLanguage();
  const { siteUrl } = useAgency();
  const parsed = packageChoice.parse(new URLSearchParams(search));
  const choice = parsed.ok ? parsed.value : nothingChosen;
  const { ages } = choice;
  const party = chosenParty(choice, view);
  const { departures } = view;
  const chosen = departures.find(({ key }) => key === choice.departure);
  const departure = chosen ?? firstFor(departures, seatsOf(party));
  // Ages count again as they are: the adults among them aren't adults of the address.
  const who = { party: ages.length > 0 ? choice.party : party, ages };
  const pathWith = (change: Partial<PackageChoice>) =>
    `${packagePath(view)}${packageChoice.href({ departure: choice.departure, ...who, ...change })}`;
  const enquiry = new URLSearchParams({ about: 'package', package: view.slug });
  if (departure) {
    enquiry.set('departure', departure.key);
  }
  for (const part of partyParts) {
    const number = party[partKeys[part]];
    if (number > 0) {
      enquiry.set(part, String(number));
    }
  }
  const problems = departure
    ? errorsOf(party, { seatsLeft: departure.seatsLeft, groupMax: view.group.max })
    : [];
  return {
    departure,
    bookPath:
      // Where seats are wanting, the checkout offers other dates and the waiting list.
      departure && misfitsOf(party, view.group.max).length === 0
        ? `${packagePath(view)}/book${packageChoice.href({ departure: departure.key, ...who })}`
        : undefined,
    isStale: choice.departure !== undefined && chosen === undefined,
    party,
    ages: childAges(ages, view),
    quote: departure && quote(departure.band, party),
    problems,
    pathWith,
    change: (change) =>
      void navigate(pageHref(language, pathWith(change)), { replace: true, preventScrollReset: true }),
    pathOfOther: (other) => `${packagePath(other)}${packageChoice.href({ departure: undefined, ...who })}`,
    enquiryPath: `/contact?${enquiry}`,
    address: `${siteUrl}${pageHref(language, pathWith({}))}`,
  };
}
