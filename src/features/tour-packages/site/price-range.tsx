import { useState } from 'react';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PackageFacets } from '../list/facets.queries.ts';
import { numberIn } from '../price/price.rules.ts';

interface PriceRangeProps {
  prices: PackageFacets['prices'];
  /** Whole taka; absent: no limit. */
  from: number | undefined;
  to: number | undefined;
}

const width = 268;
const height = 56;

/** A histogram of prices with two ends to filter by, typed or dragged. Only the typed fields are submitted. */
export function PriceRange({ prices, from, to }: PriceRangeProps) {
  const language = usePageLanguage();
  const written = (value: number | undefined) => (value === undefined ? '' : count(value, language));
  const [given, setGiven] = useState({ from, to });
  const [low, setLow] = useState(written(from));
  const [high, setHigh] = useState(written(to));
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to });
    if (numberIn(low) !== from) {
      setLow(written(from));
    }
    if (numberIn(high) !== to) {
      setHigh(written(to));
    }
  }
  const left = Math.min(numberIn(low) ?? prices.from, prices.to);
  const right = Math.min(numberIn(high) ?? prices.to, prices.to);
  const step = (prices.to - prices.from) / prices.bars.length;
  const tallest = Math.max(1, ...prices.bars);
  const bar = width / prices.bars.length;
  const ends = { min: prices.from, max: prices.to, step: Math.max(100, step / 5) };
  return (
    <div>
      <div className="range">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {prices.bars.map((total, index) => {
            const at = prices.from + index * step;
            const tall = total === 0 ? 2 : 6 + ((height - 6) * total) / tallest;
            return (
              <rect
                key={at}
                className={at + step > left && at < right ? 'in' : undefined}
                x={index * bar + 1.5}
                y={height - tall}
                width={bar - 3}
                height={tall}
                rx="2"
              />
            );
          })}
        </svg>
        <div className="range-ends">
          <input
            type="range"
            {...ends}
            value={left}
            aria-label={m.packages_price_lowest()}
            aria-valuetext={taka(left * poishaPerTaka, language)}
            onChange={(event) => {
              const value = Math.min(event.target.valueAsNumber, right);
              setLow(value <= prices.from ? '' : written(value));
            }}
          />
          <input
            type="range"
            {...ends}
            value={right}
            aria-label={m.packages_price_highest()}
            aria-valuetext={taka(right * poishaPerTaka, language)}
            onChange={(event) => {
              const value = Math.max(event.target.valueAsNumber, left);
              setHigh(value >= prices.to ? '' : written(value));
            }}
          />
        </div>
      </div>
      <div className="range-inputs num">
        <label>
          {m.packages_price_lowest_short()}
          <input
            name="pricefrom"
            inputMode="numeric"
            autoComplete="off"
            value={low}
            placeholder={taka(prices.from * poishaPerTaka, language)}
            onChange={(event) => setLow(event.target.value)}
          />
        </label>
        <label>
          {m.packages_price_highest_short()}
          <input
            name="priceto"
            inputMode="numeric"
            autoComplete="off"
            value={high}
            placeholder={taka(prices.to * poishaPerTaka, language)}
            onChange={(event) => setHigh(event.target.value)}
          />
        </label>
      </div>
    </div>
  );
}
