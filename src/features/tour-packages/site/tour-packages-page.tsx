export default function Page() {
  return <main id="main">tour-packages-page</main>;
}
