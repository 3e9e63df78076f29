/** A picture as a data URL: the policy of the office allows no other of what was fetched. */
export const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(picture);
  });
