export default function Page() {
  return <main id="main">news-item-page</main>;
}
