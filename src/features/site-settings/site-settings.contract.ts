import { z } from 'zod';
import { mediaId } from '#features/media/media-id.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { messageSettings } from '#platform/messages/message-settings.contract.ts';
import { price } from '#platform/money/money.contract.ts';
import { phoneNumber } from '#platform/phone/phone.contract.ts';
import { line, prose, slug } from '#platform/text.contract.ts';
import { timeOfDay as time } from '#platform/time-of-day.contract.ts';
import { popularRoute } from './popular-route.contract.ts';
import { receivingAccounts } from './receiving-accounts.contract.ts';
import { sells } from './sells.contract.ts';
import { binNumber, vatTerms } from './vat-terms.contract.ts';
import { visaCases } from './visa-case-terms.contract.ts';
import { savedTexts } from './words/words.contract.ts';

/** A web URL: other schemes can run programs. */
const webPage = z.url({ protocol: /^https?$/, error: 'Use a web address.' }).max(500);

const colour = z.templateLiteral(['#', z.string().regex(/[0-9a-f]{6}/)], 'Use # and six digits from 0 to f.');

const both = (max: number) => z.strictObject({ en: line(max), bn: line(max) });
const bothProse = (max: number) => z.strictObject({ en: prose(max), bn: prose(max) });

/** The colours and the logo of the agency on its site and papers; empty for the standard ones. */
export const look = z.strictObject({
  brand: z.union([z.literal(''), colour]),
  accent: z.union([z.literal(''), colour]),
  logo: z.union([z.literal(''), mediaId]),
});
export type Look = z.infer<typeof look>;

/** The ways of paying that the footer names, in its order. */
export const paymentMethods = ['bkash', 'nagad', 'rocket', 'visa', 'mastercard'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
const officialMark = z.union([z.literal(''), mediaId]);

/** The agency's page on a network; empty when it has none. */
const socialPage = z.union([z.literal(''), webPage]);

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin'] as const;

/** The licences and memberships whose numbers the agency shows, in the order of the footer. */
export const licenceKinds = ['travelAgency', 'atab', 'iata', 'hajj', 'umrah'] as const;
/** As it stands on the certificate; empty when the agency has none. */
const licenceNumber = z.union([z.literal(''), line(40)]);

/** A public holiday on which embassies and banks in Bangladesh are closed. */
export const holiday = z.strictObject({ date: calendarDate, names: both(80) });
export type Holiday = z.infer<typeof holiday>;

/** A path of this site in English, or a URL; empty for none. */
const linked = z.union([
  z.literal(''),
  z
    .string()
    .max(200)
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?)?$/),
  webPage,
]);

/** A notice above every public page from the first to the last day, both included. */
export const notice = z
  .strictObject({ texts: both(160), link: linked, from: calendarDate, until: calendarDate })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'It ends before it begins.' });
export type Notice = z.infer<typeof notice>;

/** How the agency sells, where a package doesn't say otherwise. */
export const sales = z.strictObject({
  /** The share of the price due at once, in per cent; the rest so many days before travel. */
  depositPercent: z.int().min(0).max(100),
  restDaysBefore: z.int().min(0).max(365),
  /** A quote lapses after so many days. */
  quoteDays: z.int().min(1).max(365),
  /** From this sum on a payment or refund needs a second person; poisha. */
  approvalFrom: price,
  /** So much of an order may be written off, over or short; poisha. Money that goes back is paid within so many days. */
  writeOffUpTo: price.default(0),
  refundDays: z.int().min(1).max(90),
  /** What is kept of our own price when an order is cancelled; a day stands once. */
  ladder: z
    .array(z.strictObject({ daysBefore: z.int().min(0).max(400), keepPercent: z.number().min(0).max(100) }))
    .max(12)
    .superRefine((steps, context) => {
      const days = steps.map(({ daysBefore }) => daysBefore);
      for (const [index, day] of days.entries()) {
        if (days.indexOf(day) < index) {
          context.addIssue({
            code: 'custom',
            path: [index, 'daysBefore'],
            message: 'This day is listed twice.',
          });
        }
      }
    }),
  /** Older settings have none. */
  vat: vatTerms.optional(),
});
export type Sales = z.infer<typeof sales>;

/** How departures are booked online. */
export const booking = z.strictObject({
  /** For how long seats are held for somebody who hasn't paid yet. */
  holdMinutes: z.int().min(1).max(120),
  /** Working days until whose end they stay held for somebody who pays later; 0: only for a payment at once. */
  laterDays: z.int().min(0).max(5).default(1),
  /** For how long freed seats are held for a party of the waiting list. */
  offerHours: z.int().min(1).max(168).default(24),
  /** Customers fill in who travels until so many days before the departure. */
  travellersUntilDays: z.int().min(0).max(90).default(3),
  /** Who hasn't is written to so many days before that. */
  travellersRemindDays: z.int().min(1).max(90).default(4),
  /** Passport numbers, waiting lists, and names and e-tickets of fares are deleted so many days after the return or the last flight. */
  passportsKeptDays: z.int().min(1).max(365).default(30),
});
export type Booking = z.infer<typeof booking>;

/** The agency's data, edited by staff. No component has a literal of it. */
export const siteSettings = z.strictObject({
  agency: z.strictObject({
    name: both(60),
    /** The short name beside the logo, and the small line below it. */
    wordmark: both(30),
    wordmarkLine: both(40),
    tagline: both(160),
    description: both(300),
    phone: phoneNumber,
    whatsapp: phoneNumber,
    email: z.email(),
  }),
  office: z.strictObject({
    street: both(120),
    area: both(120),
    city: both(60),
    postcode: z.string().max(12),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    mapUrl: webPage,
    /** Opening days, 0 Sunday to 6 Saturday, and times HH:MM in Dhaka. */
    hours: z
      .array(z.strictObject({ days: z.array(z.int().min(0).max(6)).max(7), opens: time, closes: time }))
      .max(14),
    /** The hours as text: "Sat to Thu, 10 am to 7 pm". */
    hoursLine: both(80),
  }),
  /** Older settings have none. */
  look: look.optional(),
  /** The owners' own files of their marks, shown in place of the names; empty for none. Older settings have none. */
  paymentMarks: z
    .strictObject({
      bkash: officialMark,
      nagad: officialMark,
      rocket: officialMark,
      visa: officialMark,
      mastercard: officialMark,
    })
    .optional(),
  /** Older settings have none. */
  licences: z
    .strictObject({
      travelAgency: licenceNumber,
      atab: licenceNumber,
      iata: licenceNumber,
      hajj: licenceNumber,
      umrah: licenceNumber,
    })
    .optional(),
  /** Absent: all, and nobody has said it. */
  sells: sells.optional(),
  /** Older settings have none of these. */
  sales: sales.optional(),
  booking: booking.optional(),
  visaCases: visaCases.optional(),
  receivingAccounts: receivingAccounts.optional(),
  /** How customers are told of what happens; older settings have none. */
  messages: messageSettings.optional(),
  words: savedTexts.optional(),
  /** What invoices and receipts say of the agency; older settings have none. */
  papers: z
    .strictObject({
      /** The last day of the registration as a travel agency; empty when it isn't said. */
      registeredUntil: z.union([z.literal(''), calendarDate]),
      /** Business identification number; empty when the agency isn't registered for VAT. */
      bin: z.union([z.literal(''), binNumber]),
      /** VAT within the agency's own prices, in per cent; it counts while `sales.vat` has no rate. */
      vat: z.int().min(0).max(100),
    })
    .optional(),
  social: z.strictObject({
    facebook: socialPage,
    instagram: socialPage,
    youtube: socialPage,
    linkedin: socialPage,
  }),
  home: z.strictObject({
    /** The poster behind the search card: one for wide windows, one for phones. */
    hero: z.strictObject({ wide: mediaId, tall: mediaId }),
    /** Slugs in display order; the first domestic package is the large one. */
    domestic: z.array(slug).max(8),
    international: z.array(slug).max(12),
    visas: z.array(slug).max(12),
  }),
  /** The pictures of pages that show no document. */
  pictures: z.strictObject({ about: mediaId, airTicket: mediaId }).optional(),
  routes: z.array(popularRoute).max(12),
  holidays: z.array(holiday).max(100),
  notices: z.array(notice).max(10),
  /** The day on which the demo fares were checked. */
  faresCheckedOn: calendarDate,
  about: z.strictObject({
    story: bothProse(3000),
    mission: bothProse(2000),
    why: z.array(z.strictObject({ title: both(80), text: bothProse(500) })).max(8),
  }),
  legal: z.strictObject({
    privacy: z.array(z.strictObject({ title: both(120), text: bothProse(3000) })).max(60),
    terms: z.array(z.strictObject({ title: both(120), text: bothProse(3000) })).max(60),
    cookies: z.array(z.strictObject({ title: both(120), text: bothProse(3000) })).max(60),
    updatedOn: calendarDate,
  }),
});
export type SiteSettings = z.infer<typeof siteSettings>;

const who = z.object({ id: z.string(), name: z.string().nullable() });

/** Saved settings, with when and by whom. */
export const settingsVersion = z
  .object({ version: z.int(), updatedAt: z.iso.datetime(), updatedBy: who, settings: siteSettings })
  .meta({ id: 'SettingsVersion' });
export type SettingsVersion = z.infer<typeof settingsVersion>;

/** The newer version that refuses a save. */
export const settingsConflict = z.object({
  savedBy: who,
  savedAt: z.iso.datetime(),
  changes: z.array(z.unknown()),
  version: z.int(),
});
export type SettingsConflict = z.infer<typeof settingsConflict>;
