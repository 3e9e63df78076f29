/** Text of a watermark as a string of PDF: its fonts have Latin letters only, others become dots. */
export const pdfText = (text: string): string =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]+/g, '...').replace(/[\\()]/g, (sign) => `\\${sign}`)})`;

/** The points of a drawing that writes a text across a page again and again, pale, over what is there. */
export function markDrawing(text: string, width: number, height: number): string {
  const size = Math.max(9, Math.min(width, height) / 42);
  const step = size * 11;
  const rows: string[] = [];
  for (let y = -width; y < height + width; y += step) {
    const [x, up] = [-width / 4, y];
    // Turned by 30 degrees.
    rows.push(
      `1 0 0 1 0 0 Tm 0.866 0.5 -0.5 0.866 ${x.toFixed(1)} ${up.toFixed(1)} Tm ${pdfText(`${text}     ${text}     ${text}`)} Tj`,
    );
  }
  return `q /Pale gs 0.66 0.08 0.16 rg BT /Mark ${size.toFixed(1)} Tf ${rows.join(' ')} ET Q`;
}

/** What a drawing of a watermark uses: a font that every reader has, and how pale it is. */
export const markResources =
  '/Font << /Mark << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> /ExtGState << /Pale << /Type /ExtGState /ca 0.28 >> >>';

/** A stream object of PDF. @param entries of its dictionary beside the length */
export const pdfStream = (entries: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A whole PDF of objects numbered from 1; the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    add(latin(`${index + 1} 0 obj\n`));
    add(typeof object === 'string' ? latin(object) : object);
    add(latin('\nendobj\n'));
  }
  const begin = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    latin(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
