import pg from 'pg';

/**
 * Compares acknowledged enquiries with the rows of the database.
 * @returns a line for each that is lost, or there twice, or there with another text.
 */
export async function lostWrites(url: string, acknowledged: ReadonlyMap<number, string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT reference, message FROM enquiries');
    const messages = new Map(rows.map((row) => [String(row.reference), String(row.message)]));
    const lost = [...acknowledged]
      .filter(([number, reference]) => messages.get(reference) !== `Enquiry number ${number}.`)
      .map(([number, reference]) => `lost: ${number} ${reference}`);
    const all = rows.map((row) => String(row.message));
    const twice = all.filter((message, index) => all.indexOf(message) !== index);
    return [...lost, ...twice.map((message) => `twice: ${message}`)];
  } finally {
    await client.end();
  }
}
