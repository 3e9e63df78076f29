import { BarChart } from '@mantine/charts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import { HomePanel } from './home-panel.tsx';

interface OfficeBarsProps {
  title: string;
  /** What the rows are, such as weeks. */
  rowName: string;
  /** A colour of the theme with its shade, or one per colour scheme. */
  series: ReadonlyArray<{ readonly key: string; readonly label: string; readonly color: string }>;
  rows: ReadonlyArray<{ readonly name: string } & Readonly<Record<string, string | number>>>;
}

/** A section of the home page with stacked bars of whole numbers, and a table of them for screen readers. */
export function OfficeBars({ title, rowName, series, rows }: OfficeBarsProps) {
  const written = (value: number) => count(value, officeLanguage());
  const isEmpty = rows.every((row) => series.every(({ key }) => !row[key]));
  return (
    <HomePanel title={title}>
      {isEmpty ? (
        <p className="of-dim">{m.office_chart_nothing()}</p>
      ) : (
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
              valueFormatter={written}
              xAxisProps={{ interval: 'equidistantPreserveStart' }}
              yAxisProps={{ allowDecimals: false, width: 36, interval: 0 }}
              barProps={{ isAnimationActive: false, maxBarSize: 36, tabIndex: -1 }}
              barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
              gridAxis="x"
              tickLine="none"
            />
          </div>
          <table className="vh">
            <caption>{title}</caption>
            <thead>
              <tr>
                {[rowName, ...series.map(({ label }) => label)].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {series.map(({ key }) => (
                    <td key={key}>{written(Number(row[key] ?? 0))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </HomePanel>
  );
}
