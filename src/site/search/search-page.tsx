export default function Page() {
  return <main id="main">search-page</main>;
}
