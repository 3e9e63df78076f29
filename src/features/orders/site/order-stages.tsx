import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { KeptByStage } from '../orders.contract.ts';
import { saleStages, type VisaStage } from '../orders.rules.ts';

const stageLabels: Readonly<Record<VisaStage, () => string>> = {
  collecting: m.orders_stage_collecting,
  checking: m.orders_stage_checking,
  submitted: m.orders_stage_submitted,
  refused: m.orders_stage_refused,
};

/** What is kept when a visa is withdrawn, by how far it has come, or refused; read before anybody pays. */
export function OrderStages({ kept }: { readonly kept: KeptByStage }) {
  const language = usePageLanguage();
  const stages = [...saleStages, 'refused' as const].flatMap((stage) => {
    const percent = kept[stage];
    return percent === undefined ? [] : [{ stage, percent }];
  });
  return (
    <section className="order-box" aria-labelledby="stages">
      <h2 id="stages">{kept.refused === undefined ? m.orders_stages() : m.orders_stages_or_refused()}</h2>
      <ul className="order-stages num">
        {stages.map(({ stage, percent }) => (
          <li key={stage}>
            <span>{stageLabels[stage]()}</span>
            <b>
              {percent === 0
                ? m.orders_stage_nothing()
                : m.orders_stage_percent({ percent: count(percent, language) })}
            </b>
          </li>
        ))}
      </ul>
      <p className="order-words">{m.orders_stages_fees()}</p>
    </section>
  );
}
