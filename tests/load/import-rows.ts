const names = ['Anwarul Haque', 'রাশেদা বেগম', 'Shamsul Alam', 'Nazma Khatun', 'কামাল হোসেন', 'Iqbal Chowdhury'];
const towns = ['Khulna', 'Sylhet', 'চট্টগ্রাম', 'Rajshahi'];

const two = (number: number) => String(number).padStart(2, '0');
const phoneOf = (index: number) => `017${String(10_000_000 + index).padStart(8, '0')}`;
const nameOf = (index: number) => `${names[index % names.length]} ${index}`;

const csv = (heads: readonly string[], rows: readonly string[][]) =>
  [heads, ...rows].map((cells) => `${cells.join(',')}\n`).join('');

/** A CSV of so many customers as an agency would have kept them: each with a number, many with an address, a note, a birthday or tags. */
export const manyCustomers = (count: number): string =>
  csv(
    ['Name', 'Phone', 'Other phone', 'E-mail', 'Address', 'Note', 'Birthday', 'Passport expires', 'Tags'],
    Array.from({ length: count }, (_, index) => [
      nameOf(index),
      phoneOf(index),
      index % 5 === 0 ? `018${phoneOf(index).slice(3)}` : '',
      index % 2 === 0 ? `customer-${index}@example.com` : '',
      index % 3 === 0 ? `"House ${index % 90}, Road ${index % 17}, ${towns[index % towns.length]}"` : '',
      index % 3 === 1 ? `Umrah in ${2015 + (index % 9)}; asks for a room near the lift.` : '',
      index % 4 === 0 ? `19${50 + (index % 50)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}` : '',
      index % 8 === 0 ? `2031-${two(1 + (index % 12))}-${two(1 + (index % 28))}` : '',
      index % 6 === 0 ? '"umrah; regular"' : '',
    ]),
  );

/** A CSV of so many open orders of as many customers, whom no row of `manyCustomers` has; half of each is paid. @param year of travel */
export const manyOpenOrders = (count: number, year: number): string =>
  csv(
    ['Reference', 'Customer', 'Phone', 'Text', 'Travels on', 'Total', 'Paid', 'Due on', 'Adults', 'Note'],
    Array.from({ length: count }, (_, index) => {
      const month = two(1 + (index % 12));
      const total = 12_000 + (index % 400) * 250;
      return [
        `OLD-${index}`,
        nameOf(index),
        `019${phoneOf(index).slice(3)}`,
        index % 2 === 0 ? `Cox’s Bazar for ${1 + (index % 4)} nights` : 'ওমরাহ প্যাকেজ',
        `${year}-${month}-${two(1 + (index % 28))}`,
        String(total),
        String(total / 2),
        `${year}-${month}-01`,
        String(1 + (index % 4)),
        index % 5 === 0 ? 'Sold by telephone' : '',
      ];
    }),
  );
