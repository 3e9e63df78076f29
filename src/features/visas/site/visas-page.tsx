export default function Page() {
  return <main id="main">visas-page</main>;
}
