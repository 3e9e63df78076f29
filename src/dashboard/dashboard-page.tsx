export default function Page() {
  return <main id="main">dashboard-page</main>;
}
