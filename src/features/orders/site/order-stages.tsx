import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { KeptByStage } from '../orders.contract.ts';
import { type SaleStage, saleStages } from '../orders.rules.ts';

const stageWords: Readonly<Record<SaleStage, () => string>> = {
  collecting: m.orders_stage_collecting,
  checking: m.orders_stage_checking,
  submitted: m.orders_stage_submitted,
};

/** What is kept when a visa is withdrawn, by how far it has come; read before anybody pays. */
export function OrderStages({ kept }: { readonly kept: KeptByStage }) {
  const language = usePageLanguage();
  return (
    <section className="order-box" aria-labelledby="stages">
      <h2 id="stages">{m.orders_stages()}</h2>
      <ul className="order-stages num">
        {saleStages.map((stage) => (
          <li key={stage}>
            <span>{stageWords[stage]()}</span>
            <b>
              {kept[stage] === 0
                ? m.orders_stage_nothing()
                : m.orders_stage_percent({ percent: count(kept[stage], language) })}
            </b>
          </li>
        ))}
      </ul>
      <p className="order-words">{m.orders_stages_fees()}</p>
    </section>
  );
}
