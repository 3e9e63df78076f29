export default function Page() {
  return <main id="main">blog-page</main>;
}
