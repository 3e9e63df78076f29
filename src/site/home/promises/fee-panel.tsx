import { visaPath } from '#features/documents/document-path.rules.ts';
import type { FeePart } from '#features/visas/visas.rules.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { Promises } from './promises.queries.ts';

const parts: Readonly<Record<FeePart, { readonly look: string; readonly name: () => string }>> = {
  embassy: { look: 'fee-embassy', name: m.home_fee_embassy },
  centre: { look: 'fee-centre', name: m.home_fee_centre },
  service: { look: 'fee-service', name: m.home_fee_service },
};

/** The fee of one visa in its three parts, as a bar and as amounts. */
export function FeePanel({ promises: { slug, country, fees, total } }: { promises: Promises }) {
  const language = usePageLanguage();
  return (
    <article className="a">
      <h3>{m.home_promise_price()}</h3>
      <p>{m.home_promise_price_text()}</p>
      <div className="demo">
        <div className="slip mini num">
          <svg className="split" width="100%" height="22" aria-hidden="true">
            {fees.map(({ part, from, width }) => (
              <rect className={parts[part].look} x={`${from}%`} width={`${width}%`} height="22" key={part} />
            ))}
          </svg>
          <table className="ledger">
            <tbody>
              {fees.map(({ part, poisha }) => (
                <tr key={part}>
                  <th scope="row">
                    <i className={`key ${parts[part].look}`} />
                    {parts[part].name()}
                  </th>
                  <td>{taka(poisha, language)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <PageLink to={visaPath(slug)}>{m.home_fee_total({ country })}</PageLink>
                </th>
                <td>{taka(total, language)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </article>
  );
}
