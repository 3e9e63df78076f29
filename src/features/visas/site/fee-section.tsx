import { ExternalLink } from 'lucide-react';
import { m } from '#messages/messages.js';
import { foreign, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { GuideView, KindView } from '../visa-guide/visa-guide.rules.ts';
import { type FeePart, isAppliedFor } from '../visas.rules.ts';
import { FeeBar } from './fee-bar.tsx';
import { feeLabel } from './visa-labels.ts';

const names: Readonly<Record<FeePart, () => string>> = {
  embassy: m.visas_fee_embassy,
  centre: m.visas_fee_centre,
  service: m.visas_fee_service,
};
const keys: Readonly<Record<FeePart, string>> = {
  embassy: 'fee-embassy',
  centre: 'fee-centre',
  service: 'fee-service',
};

/** The three parts of the fee as a bar, then as a table with the reason for each. */
export function FeeSection({ guide, kind }: { guide: GuideView; kind: KindView }) {
  const language = usePageLanguage();
  return (
    <section>
      <h2>{m.visas_fee_title()}</h2>
      <div className="num">
        {kind.total > 0 && <FeeBar shares={kind.shares} centreName={guide.feeReasons.centreName} />}
        <table className="ledger">
          <tbody>
            {kind.shares.map(({ part, fee }) => (
              <tr key={part}>
                <th scope="row">
                  <i className={`key ${keys[part]}`} />
                  {(part === 'centre' && guide.feeReasons.centreName) || names[part]()}
                  <small>{guide.feeReasons[part]}</small>
                  {fee.quoted && fee.quoted.minor > 0 && (
                    <small>
                      {m.visas_fee_quoted({
                        amount: foreign(fee.quoted.minor, fee.quoted.currency, language),
                      })}
                    </small>
                  )}
                </th>
                <td>{taka(fee.poisha, language)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.visas_fee_total()}</th>
              <td>{feeLabel(kind.total, language)}</td>
            </tr>
          </tfoot>
        </table>
        {guide.feeReasons.besides !== undefined && (
          <p className="vfee-besides">
            <b>{m.visas_fee_besides()}</b> {guide.feeReasons.besides}
          </p>
        )}
        <p className="vfee-note">
          {isAppliedFor(kind) ? m.visas_fee_changes() : m.visas_fee_changes_airport()}{' '}
          {m.visas_checked({ date: guide.checkedOn })}
          {guide.source !== undefined && (
            <>
              {' · '}
              <a href={guide.source} rel="noopener external">
                {m.visas_source()}
                <Icon of={ExternalLink} />
              </a>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
