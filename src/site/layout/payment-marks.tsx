/** The accepted payment methods, drawn in one ink, with labels for screen readers. */
export function PaymentMarks() {
  return (
    <ul>
      <li>
        <svg role="img" aria-label="bKash" viewBox="0 0 74 20">
          <path
            d="M2 4l11 3 5 7-8 3ZM13 7l6-4-1 11"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
          <text x="25" y="15.5">
            bKash
          </text>
        </svg>
      </li>
      <li>
        <svg role="img" aria-label="Nagad" viewBox="0 0 74 20">
          <path
            d="M10 2a8 8 0 1 0 8 8M10 6a4 4 0 1 0 4 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <text x="24" y="15.5">
            Nagad
          </text>
        </svg>
      </li>
      <li>
        <svg role="img" aria-label="Rocket" viewBox="0 0 80 20">
          <path
            d="M4 17c0-6 3-12 11-14 1 7-3 12-9 13M6 11l-4 2M10 16l-1 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="22" y="15.5">
            Rocket
          </text>
        </svg>
      </li>
      <li>
        <svg role="img" aria-label="Visa" viewBox="0 0 56 20">
          <text className="visa-mark" x="28" y="16.5" textAnchor="middle">
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg role="img" aria-label="Mastercard" viewBox="0 0 120 20">
          <circle cx="9" cy="10" r="7.5" fill="currentColor" />
          <circle cx="19" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <text x="33" y="15.5">
            Mastercard
          </text>
        </svg>
      </li>
    </ul>
  );
}
