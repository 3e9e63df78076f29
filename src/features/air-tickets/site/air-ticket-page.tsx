export default function Page() {
  return <main id="main">air-ticket-page</main>;
}
