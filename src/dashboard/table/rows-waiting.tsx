/** Skeleton rows. */
export function RowsWaiting({ columns }: { columns: number }) {
  const lines = Array.from({ length: 12 }, (_, line) => line);
  const cells = Array.from({ length: Math.min(columns, 5) }, (_, cell) => cell);
  return (
    <div className="of-rows-waiting" aria-hidden="true">
      {lines.map((line) => (
        <div key={line}>
          {cells.map((cell) => (
            <span key={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
