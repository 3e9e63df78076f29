import { BookUser, Plane, TreePalm } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import type { Choice } from '#ui/combobox/choices.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ToursForm } from './tours-form.tsx';
import { VisaForm } from './visa-form.tsx';
import './search-card.css';

export interface SearchCardData {
  /** The tabs of what is sold. */
  readonly tabs: readonly ('tours' | 'visa' | 'flight')[];
  readonly places: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Months with a departure, `YYYY-MM`. */
  readonly months: readonly string[];
}

interface Tab {
  readonly key: SearchCardData['tabs'][number];
  readonly name: string;
  readonly icon: ReactNode;
  readonly form: ReactNode;
}

/** The search card with tabs for tours, visa and air ticket; without JavaScript the three forms are stacked. */
export function SearchCard({ data, flight }: { data: SearchCardData; flight: ReactNode }) {
  const [chosen, setChosen] = useState(0);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const all: readonly Tab[] = [
    {
      key: 'tours',
      name: m.home_tab_tours(),
      icon: <Icon of={TreePalm} />,
      form: <ToursForm places={data.places} months={data.months} />,
    },
    {
      key: 'visa',
      name: m.home_tab_visa(),
      icon: <Icon of={BookUser} />,
      form: <VisaForm countries={data.countries} />,
    },
    {
      key: 'flight',
      name: m.home_tab_flight(),
      icon: <Icon of={Plane} />,
      form: flight,
    },
  ];
  const tabs = all.filter(({ key }) => data.tabs.includes(key));
  if (tabs.length === 0) {
    return null;
  }
  const go = (index: number) => {
    setChosen(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <section className="search" aria-label={m.home_search()}>
      <div
        className="tabs"
        role="tablist"
        aria-label={m.home_search()}
        ref={list}
        onKeyDown={(event) => {
          const last = tabs.length - 1;
          const to: Partial<Record<string, number>> = {
            ArrowRight: chosen === last ? 0 : chosen + 1,
            ArrowLeft: chosen === 0 ? last : chosen - 1,
            Home: 0,
            End: last,
          };
          const index = to[event.key];
          if (index !== undefined) {
            event.preventDefault();
            go(index);
          }
        }}
      >
        {tabs.map(({ key, name, icon }, index) => (
          <button
            type="button"
            role="tab"
            id={`${base}-${key}`}
            aria-controls={`${base}-${key}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            key={key}
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, name, form }, index) => (
        <div
          role="tabpanel"
          id={`${base}-${key}-panel`}
          aria-labelledby={`${base}-${key}`}
          hidden={index !== chosen}
          key={key}
        >
          <p className="search-name" aria-hidden="true">
            {name}
          </p>
          {form}
        </div>
      ))}
    </section>
  );
}
