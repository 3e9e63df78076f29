export default function Page() {
  return <main id="main">package-page</main>;
}
