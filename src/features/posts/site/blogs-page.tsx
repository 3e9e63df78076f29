export default function Page() {
  return <main id="main">blogs-page</main>;
}
