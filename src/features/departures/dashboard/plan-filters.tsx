import { Select } from '@mantine/core';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import { markets } from '../departures.contract.ts';
import { type PlanPage, planTabs } from '../plan/plan.contract.ts';
import { packageLabel, tabLabel } from './departure-labels.ts';
import { marketNames } from './market-names.ts';
import type { PlanAddress, usePlanAddress } from './plan-address.ts';

interface PlanFiltersProps {
  address: PlanAddress;
  set: ReturnType<typeof usePlanAddress>['set'];
  plan: PlanPage | undefined;
}

/** Narrows the plan, as a month and as a list: by package and market, and by what the other of the two has already. */
export function PlanFilters({ address, set, plan }: PlanFiltersProps) {
  const { isList, month } = address;
  const packages = (plan?.packages ?? []).filter(
    ({ market }) => address.market === undefined || market === address.market,
  );
  const months = new Set([...(plan?.months ?? []), ...(month === undefined ? [] : [month])]);
  return (
    <div className="dep-filters">
      <Select
        aria-label={m.office_dep_package()}
        placeholder={m.office_dep_all_packages()}
        searchable
        clearable
        data={packages.map((each) => ({ value: each.id, label: packageLabel(each) }))}
        value={address.package ?? null}
        onChange={(value) => set('package', value)}
      />
      <Select
        aria-label={m.writing_f_market()}
        placeholder={m.office_dep_all_markets()}
        clearable
        data={markets.map((value) => ({ value, label: marketNames[value]() }))}
        value={address.market ?? null}
        onChange={(value) => set('market', value)}
      />
      {isList ? (
        <Select
          aria-label={m.office_dep_month()}
          placeholder={m.office_dep_all_months()}
          clearable
          data={[...months].sort().map((value) => ({ value, label: monthName(value, officeLanguage()) }))}
          value={month ?? null}
          onChange={(value) => set('month', value)}
        />
      ) : (
        <Select
          aria-label={m.office_filter_state()}
          placeholder={m.office_dep_all_states()}
          clearable
          data={planTabs.map((value) => ({ value, label: tabLabel(value) }))}
          value={address.tab ?? null}
          onChange={(value) => set('tab', value)}
        />
      )}
    </div>
  );
}
