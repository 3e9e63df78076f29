export default function Page() {
  return <main id="main">cookies-page</main>;
}
