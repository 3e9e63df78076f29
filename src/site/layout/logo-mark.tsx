/** The sun over a boat. */
export const LogoMark = () => (
  <svg viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="17" r="8.2" fill="#d92c3a" />
    <path
      d="M2 22.5C8 27.2 15 28.6 22 28.6s14-1.4 20-6.1c-1.7 9.7-9.6 15.8-20 15.8S3.7 32.2 2 22.5Z"
      fill="currentColor"
    />
  </svg>
);
