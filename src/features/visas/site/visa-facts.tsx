import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import type { KindView } from '../visa-guide/visa-guide.rules.ts';
import { capital, feeLabel, lengthLabel } from './visa-labels.ts';
import { workingDays } from './working-days.ts';

const entries: Readonly<Record<KindView['entries'], () => string>> = {
  single: m.visas_entries_single,
  double: m.visas_entries_double,
  multiple: m.visas_entries_multiple,
};

const handedIn: Readonly<Record<KindView['handedInAt'], () => string>> = {
  embassy: m.visas_handed_in_embassy,
  'visa-centre': m.visas_handed_in_visa_centre,
  online: m.visas_handed_in_online,
  airport: m.visas_handed_in_airport,
  agency: m.visas_handed_in_agency,
};

/** The chosen kind at a glance. Without a validity, it shows where the papers go. */
export function VisaFacts({ kind }: { kind: KindView }) {
  const language = usePageLanguage();
  const facts = [
    [m.visas_in_all(), feeLabel(kind.total, language)],
    [m.visas_takes(), capital(workingDays(kind.workingDays.min, kind.workingDays.max, language))],
    [m.visas_stay(), lengthLabel({ unit: 'day', count: kind.stayDays }, language)],
    [m.visas_entries(), entries[kind.entries]()],
    kind.validity
      ? [m.visas_valid(), lengthLabel(kind.validity, language)]
      : [m.visas_handed_in(), handedIn[kind.handedInAt]()],
  ] as const;
  return (
    <dl className="facts num" aria-label={m.visas_glance()}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
