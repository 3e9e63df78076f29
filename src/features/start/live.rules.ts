import { isSampleNumber } from '#features/site-settings/sample-agency.data.ts';
import type { StartFacts } from './facts.rules.ts';
import { type Lack, type LackName, lacksOfLicences, waysToPay } from './lacks.rules.ts';
import { type LiveCheck, liveChecks } from './start.contract.ts';

/** `bad` stands in the way of opening, a `warning` doesn't. */
export type LiveState = 'good' | 'warning' | 'bad';

/** A backup older than this was no backup of every night; ms. */
const freshMs = 48 * 3_600_000;

const isPublicHttps = (siteUrl: string): boolean => {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname !== 'localhost';
};

const gateways = ['bkash', 'nagad', 'sslcommerz'] as const;

/** Something of what the agency says that it sells is there: a package or a guide, or tickets, which are sold by request. */
function hasSomethingToSell({ settings: { sells }, published }: StartFacts): boolean {
  const isSold = (what: 'domestic' | 'international' | 'visas') =>
    sells?.[what] !== false && published[what] > 0;
  return isSold('domestic') || isSold('international') || isSold('visas') || sells?.airTickets === true;
}

function canBePaid({ settings, services }: StartFacts): boolean {
  const { all, samples } = waysToPay(settings);
  return samples === 0 && (all > 0 || gateways.some((gateway) => services.has(gateway)));
}

const isBackedUp = ({ backedUp, now }: StartFacts): boolean =>
  backedUp !== undefined && now.getTime() - backedUp.getTime() <= freshMs;

const orBad = (isGood: boolean): LiveState => (isGood ? 'good' : 'bad');
const orWarning = (isGood: boolean): LiveState => (isGood ? 'good' : 'warning');

const judges: Readonly<Record<LiveCheck, (facts: StartFacts) => LiveState>> = {
  https: ({ siteUrl }) => orBad(isPublicHttps(siteUrl)),
  samples: ({ samples }) => orBad(samples === 0),
  legal: ({ done }) => orBad(done.has('live')),
  phone: ({ settings }) => orBad(!isSampleNumber(settings.agency.phone)),
  // Sample numbers of other certificates are the business of their step.
  licence: (facts) => orBad(lacksOfLicences(facts).every(({ name }) => name === 'licences-sample')),
  money: ({ hasOpening }) => orBad(hasOpening),
  paying: (facts) => orBad(canBePaid(facts)),
  sale: (facts) => orBad(hasSomethingToSell(facts)),
  backups: (facts) => orWarning(isBackedUp(facts)),
  // What the domain says of mail, and whether accounts have a second step, isn't looked up: nobody is told that it is right.
  'mail-signed': () => 'warning',
  'second-person': ({ colleaguesSeen }) => orWarning(colleaguesSeen > 0),
  twice: () => 'warning',
};

/** All checks before the doors open, in the order of the list: what stands in the way comes first. */
export function judgeLive(facts: StartFacts): { readonly check: LiveCheck; readonly state: LiveState }[] {
  const judged = liveChecks.map((check) => ({ check, state: judges[check](facts) }));
  return (['bad', 'warning', 'good'] as const).flatMap((state) =>
    judged.filter((each) => each.state === state),
  );
}

/** What lacks where a check is bad. */
export const lackOfCheck: Readonly<Partial<Record<LiveCheck, LackName>>> = {
  https: 'live-https',
  samples: 'live-samples',
  legal: 'live-legal',
  phone: 'live-phone',
  licence: 'live-licence',
  money: 'live-money',
  paying: 'live-paying',
  sale: 'live-sale',
};

/** What stands in the way of opening. */
export const lacksOfLive = (facts: StartFacts): readonly Lack[] =>
  judgeLive(facts).flatMap(({ check, state }) => {
    const name = state === 'bad' ? lackOfCheck[check] : undefined;
    return name === undefined ? [] : [{ name }];
  });
