import { BarChart } from '@mantine/charts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { ChartTable } from './chart-table.tsx';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** A colour of the theme with its shade, or one per colour scheme. */
  readonly color: string;
}

interface OfficeBarsProps {
  caption: string;
  /** What the rows are, such as weeks. */
  rowName: string;
  series: readonly Series[];
  rows: ReadonlyArray<{ readonly name: string } & Readonly<Record<string, string | number>>>;
}

/** Stacked bars of whole numbers, with a table for screen readers. */
export function OfficeBars({ caption, rowName, series, rows }: OfficeBarsProps) {
  const language = officeLanguage();
  if (rows.every((row) => series.every(({ key }) => !row[key]))) {
    return <p className="of-dim">{m.office_chart_nothing()}</p>;
  }
  return (
    <>
      <div aria-hidden="true">
        <BarChart
          h={240}
          data={rows.map((row) => ({ ...row }))}
          dataKey="name"
          type="stacked"
          series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
          withLegend={series.length > 1}
          legendProps={{ verticalAlign: 'bottom' }}
          valueFormatter={(value) => count(value, language)}
          xAxisProps={{ interval: 'equidistantPreserveStart' }}
          yAxisProps={{ allowDecimals: false, width: 36, interval: 0 }}
          barProps={{ isAnimationActive: false, maxBarSize: 36, tabIndex: -1 }}
          barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
          gridAxis="x"
          tickLine="none"
        />
      </div>
      <ChartTable
        caption={caption}
        head={[rowName, ...series.map(({ label }) => label)]}
        rows={rows.map((row) => [row.name, ...series.map(({ key }) => row[key] ?? 0)])}
      />
    </>
  );
}
