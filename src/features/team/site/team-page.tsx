export default function Page() {
  return <main id="main">team-page</main>;
}
