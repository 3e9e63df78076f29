interface QrCodeProps {
  readonly size: number;
  readonly path: string;
  /** What it is for, for those who don't see it. */
  readonly label: string;
  readonly className: string;
}

/** A QR code, drawn from `qrPath`. */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
