import { DocumentScreen } from '#dashboard/documents/document-editor/document-screen.tsx';
import { FaqRows } from '#dashboard/documents/document-editor/faq-rows.tsx';
import { LineRows } from '#dashboard/documents/document-editor/line-rows.tsx';
import { SharingFields } from '#dashboard/documents/document-editor/sharing-fields.tsx';
import { GalleryField, PictureField } from '#dashboard/pictures/picture-fields.tsx';
import type { Market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { PackageBands } from './package-bands.tsx';
import { PackageBasics } from './package-basics.tsx';
import { PackageDepartures } from './package-departures.tsx';
import { PackageHotels } from './package-hotels.tsx';
import { PackageItinerary } from './package-itinerary.tsx';
import { facts, texts } from './package-paths.ts';
import { PackagePolicies } from './package-policies.tsx';
import { PackageRoute } from './package-route.tsx';
import { writtenPackage } from './written-package.ts';

const kinds = {
  domestic: writtenPackage('domestic'),
  international: writtenPackage('international'),
} as const;

const basics = [
  ...(['title', 'summary', 'intro', 'slug', 'country', 'destinations', 'themes'] as const),
  ...(['nights', 'travelNights', 'days'] as const),
  ...(['group', 'mainTransport', 'hotelStars', 'flightsIncluded', 'hotel', 'hotels', 'travel'] as const),
];

/** The form of a package; the URL determines its market. */
export function PackageForm({ market, id }: { market: Market; id: string | undefined }) {
  return (
    <DocumentScreen
      kind={kinds[market]}
      id={id}
      sections={(live, saved) => [
        {
          key: 'basics',
          title: m.writing_s_basics(),
          fields: basics,
          content: (
            <>
              <PackageBasics market={market} live={live} />
              <PackageHotels />
            </>
          ),
        },
        {
          key: 'pictures',
          title: m.writing_s_pictures(),
          fields: ['cover', 'gallery'],
          content: (
            <>
              <PictureField path={facts.at('cover')} />
              <GalleryField path={facts.at('gallery')} />
            </>
          ),
        },
        {
          key: 'itinerary',
          title: m.writing_s_itinerary(),
          fields: ['itinerary'],
          content: <PackageItinerary />,
        },
        {
          key: 'departures',
          title: m.writing_s_departures(),
          fields: ['bands'],
          content: (
            <>
              <PackageBands />
              <PackageDepartures id={saved} />
            </>
          ),
        },
        {
          key: 'included',
          title: m.writing_s_included(),
          fields: ['highlights', 'included', 'excluded'],
          content: (
            <>
              <LineRows path={texts.at('highlights')} />
              <LineRows path={texts.at('included')} />
              <LineRows path={texts.at('excluded')} />
            </>
          ),
        },
        { key: 'route', title: m.writing_s_route(), fields: ['route'], content: <PackageRoute /> },
        {
          key: 'policies',
          title: m.writing_s_policies(),
          fields: ['childPolicy', 'cancellation'],
          content: <PackagePolicies />,
        },
        {
          key: 'faq',
          title: m.writing_s_faq(),
          fields: ['faq'],
          content: <FaqRows path={texts.at('faq')} />,
        },
        {
          key: 'sharing',
          title: m.writing_s_sharing(),
          fields: ['seo'],
          content: <SharingFields path={texts.at('seo')} />,
        },
      ]}
    />
  );
}
