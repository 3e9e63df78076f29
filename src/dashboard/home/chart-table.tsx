interface ChartTableProps {
  caption: string;
  /** Heading of the row names first, then one per series. */
  head: readonly string[];
  rows: ReadonlyArray<readonly (string | number)[]>;
}

/** The data of a chart as a table for screen readers. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <table className="vh">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.map((number, index) => (
              <td key={head[index + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
