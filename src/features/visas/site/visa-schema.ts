import { decimalTaka, ownCurrency } from '#platform/money/money.rules.ts';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { kindHeading } from './visa-labels.ts';

/** Structured data of a guide: the service with its prices, and the questions with answers. */
export function visaSchema(guide: GuideView, { siteUrl, url }: { siteUrl: string; url: string }) {
  const [main] = guide.kinds;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: main ? kindHeading(guide.title, main) : guide.title,
      serviceType: 'Visa assistance',
      description: guide.summary,
      url,
      provider: { '@id': `${siteUrl}/#agency` },
      areaServed: { '@type': 'Country', name: 'Bangladesh' },
      offers: guide.kinds.map((kind) => ({
        '@type': 'Offer',
        name: kind.name,
        price: decimalTaka(kind.total),
        priceCurrency: ownCurrency,
        url: kind === main ? url : `${url}?kind=${kind.key}`,
      })),
    },
    ...(guide.faq.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            mainEntity: guide.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]),
  ];
}
