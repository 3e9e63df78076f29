export default function Page() {
  return <main id="main">password-reset-page</main>;
}
