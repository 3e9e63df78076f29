import './visa-board.css';

/** A country's flag; the name of the country stands beside it. A plain field where the country has no flag file. */
export function Flag({ url }: { url: string | undefined }) {
  return (
    <span className="flag">
      {url !== undefined && <img src={url} width={56} height={42} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
