export default function Page() {
  return <main id="main">news-page</main>;
}
