import './visa-board.css';

/** A country's flag, decorative beside its name. A plain field where there is no flag file. */
export function Flag({ url }: { url: string | undefined }) {
  return (
    <span className="flag">
      {url !== undefined && <img src={url} width={56} height={42} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
