import { Plus } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Pills } from '#ui/form/pills.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { cabinName, flexibleName, tripName } from '../fare-request/fare-names.rules.ts';
import {
  cabins,
  flexibilities,
  isGroup,
  joinedLegs,
  maxInGroup,
  maxLegs,
  peopleIn,
  type SaleDays,
  type TypedJourney,
  type TypedLeg,
  trips,
  withLeg,
} from '../fare-request/fare-request.rules.ts';
import { LegFields } from './leg-fields.tsx';

interface JourneyFieldsProps {
  journey: TypedJourney;
  onJourney: (journey: TypedJourney) => void;
  popular: readonly Choice[];
  days: SaleDays;
  errorOf: (field: string) => string | undefined;
  /** Without JavaScript flights can't be added, so all six are shown. */
  allLegs: boolean;
}

const noLeg: TypedLeg = { from: '', to: '', depart: '' };

/** The journey: kind of trip, flights, dates, cabin and passengers. */
export function JourneyFields({ journey, onJourney, popular, days, errorOf, allLegs }: JourneyFieldsProps) {
  const language = usePageLanguage();
  const { trip, returnOn, flexible, cabin } = journey;
  const legs = allLegs
    ? Array.from({ length: maxLegs }, (_, index) => journey.legs[index] ?? noLeg)
    : journey.legs.slice(0, trip === 'multi-city' ? maxLegs : 1);
  const set = (changed: Partial<TypedJourney>) => onJourney({ ...journey, ...changed });
  const setLegs = (changed: readonly TypedLeg[]) => set({ legs: changed });
  const passenger = (name: 'adults' | 'children' | 'infants', label: string, help: string, min: number) => (
    <Stepper
      id={name}
      label={label}
      help={help}
      error={errorOf(name)}
      value={journey[name]}
      number={peopleIn(journey[name])}
      onValue={(value) => set({ [name]: value })}
      write={(number) => count(number, language)}
      min={min}
      max={maxInGroup}
      fewer={m.air_fewer({ who: label })}
      more={m.air_more({ who: label })}
    />
  );
  return (
    <>
      <section aria-labelledby="journey">
        <h2 id="journey">{m.air_journey()}</h2>
        <Pills
          legend={m.air_trip()}
          name="trip"
          quiet
          options={trips.map((value) => ({ value, words: tripName[value]() }))}
          chosen={trip}
          onChoose={(value) => set({ trip: value, legs: joinedLegs(journey.legs) })}
        />
        <div className="legs">
          {legs.map((leg, index) => (
            <LegFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg is identified by its position.
              key={index}
              number={index + 1}
              leg={leg}
              onLeg={(changed) => setLegs(withLeg(journey.legs, index, changed))}
              onRemove={
                trip === 'multi-city' && legs.length > 2 && !allLegs
                  ? () => setLegs(legs.filter((_, at) => at !== index))
                  : undefined
              }
              popular={popular}
              days={days}
              earliest={legs[index - 1]?.depart || days.first}
              errorOf={errorOf}
            />
          ))}
        </div>
        {trip === 'multi-city' && legs.length < maxLegs && (
          <button
            type="button"
            className="btn btn-line btn-sm needs-js"
            onClick={() => setLegs([...legs, { ...noLeg, from: legs.at(-1)?.to ?? '' }])}
          >
            <Icon of={Plus} />
            {m.air_add_flight({ most: count(maxLegs, language) })}
          </button>
        )}
        <div className="fields-row">
          <Field id="return" label={m.air_return()} error={errorOf('return')} className="only-return">
            <input
              id="return"
              name="return"
              type="date"
              className="num"
              min={journey.legs[0]?.depart || days.first}
              max={days.last}
              value={returnOn}
              aria-invalid={errorOf('return') !== undefined || undefined}
              aria-describedby={descriptionOf('return', { error: errorOf('return') })}
              onChange={(event) => set({ returnOn: event.target.value })}
            />
          </Field>
          <Field id="flexible" label={m.air_flexible()}>
            <select
              id="flexible"
              name="flexible"
              value={flexible}
              onChange={(event) =>
                set({ flexible: flexibilities.find((each) => each === event.target.value) ?? '0' })
              }
            >
              {flexibilities.map((each) => (
                <option value={each} key={each}>
                  {flexibleName(each, language)}
                </option>
              ))}
            </select>
          </Field>
          <Field id="cabin" label={m.air_cabin()}>
            <select
              id="cabin"
              name="cabin"
              value={cabin}
              onChange={(event) =>
                set({ cabin: cabins.find((each) => each === event.target.value) ?? 'economy' })
              }
            >
              {cabins.map((each) => (
                <option value={each} key={each}>
                  {cabinName[each]()}
                </option>
              ))}
            </select>
          </Field>
        </div>
      </section>
      <section aria-labelledby="who">
        <h2 id="who">{m.air_passengers()}</h2>
        <div className="steppers">
          {passenger('adults', m.air_adults(), m.air_adults_help(), 1)}
          {passenger('children', m.air_children(), m.air_children_help(), 0)}
          {passenger('infants', m.air_infants(), m.air_infants_help(), 0)}
        </div>
        <div role="status">
          {isGroup(journey) && (
            <p className="group-fare">
              {m.air_group_fare()} {m.air_group_fare_send()}
            </p>
          )}
        </div>
        <div className="fields-row">
          <TextField
            id="company"
            name="company"
            label={
              <>
                {m.air_company()} <small>{m.air_optional()}</small>
              </>
            }
            help={m.air_company_help()}
            error={errorOf('company')}
            type="text"
            autoComplete="organization"
            maxLength={120}
            value={journey.company}
            onValue={(company) => set({ company })}
          />
          <label className="tick">
            <input
              type="checkbox"
              name="invoice"
              value="yes"
              checked={journey.invoice}
              onChange={(event) => set({ invoice: event.currentTarget.checked })}
            />
            {m.air_invoice()}
          </label>
        </div>
      </section>
    </>
  );
}
