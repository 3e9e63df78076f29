/**
 * Words of heads by which a column is known, in English and Bangla, for each kind of thing that is imported. They are compared without signs,
 * blanks and large letters: `Mobile No.` is `mobile no`. Heads of Google Contacts (`Phone 1 - Value`, `E-mail 1 - Value`, before 2024 `Given Name`,
 * since then `First Name`) and of Outlook (`Mobile Phone`, `E-mail Address`, `Home Street`:
 * spstechnical.com/outlook_contacts_schema.htm) are among them.
 */
const words = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

const phone = words(`
    phone | phone no | phone number | mobile | mobile no | mobile number | mobile phone | mob | mob no |
    cell | cell no | cell phone | contact | contact no | contact number | tel | telephone | telephone no
    | primary phone | phone 1 | mobile 1 | phone 1 value | whatsapp | whatsapp no | whatsapp number |
    customer phone | customer mobile | ফোন | ফোন নম্বর | ফোন নং | মোবাইল | মোবাইল নম্বর | মোবাইল নং |
    যোগাযোগ | যোগাযোগের নম্বর
  `);
const email = words(`
    email | e mail | mail | email address | e mail address | email id | mail id | e mail 1 value | email
    1 | ইমেইল | ইমেল | ই মেইল
  `);
const name = words(`
    name | full name | customer | customer name | client | client name | name of customer | passenger |
    passenger name | pax name | guest | guest name | traveller | traveller name | traveler | contact
    name | file as | display name | party | নাম | গ্রাহক | গ্রাহকের নাম | যাত্রী | যাত্রীর নাম |
    কাস্টমার | কাস্টমারের নাম | পূর্ণ নাম
  `);
const note = words(`
    note | notes | remark | remarks | comment | comments | memo | organisation | organization |
    organization name | company | company name | মন্তব্য | নোট | বিবরণী | কোম্পানি | প্রতিষ্ঠান
  `);
const adults = words(`
    adult | adults | adt | no of adults | pax | persons | no of pax | প্রাপ্তবয়স্ক | জন | কয়জন
  `);
const children = words('child | children | chd | no of children | kids | শিশু');
const infants = words('infant | infants | inf | no of infants | নবজাতক | কোলের শিশু');
const paid = words(`
    paid | amount paid | paid amount | received | amount received | advance | deposit | paid so far |
    জমা | পরিশোধ | পরিশোধিত | অগ্রিম | দিয়েছেন
  `);
const due = words(`
    due | due on | due date | due by | payment due | pay by | last date | দেওয়ার তারিখ | শেষ তারিখ |
    পরিশোধের তারিখ
  `);

type Words = Readonly<Record<string, readonly string[]>>;

export const fieldHeads = {
  customers: {
    name,
    phone,
    phone2: words(`
    phone 2 | mobile 2 | alt mob | alt mobile | alt phone | alternate phone | alternate mobile |
    alternative phone | alternative mobile | second phone | other phone | home phone | business phone |
    phone 2 value | emergency contact | বিকল্প মোবাইল | অন্য নম্বর | মোবাইল ২ | ফোন ২ | দ্বিতীয় নম্বর
  `),
    email,
    address: words(`
    address | present address | mailing address | home address | full address | address 1 | address 1
    formatted | location | permanent address | ঠিকানা | বর্তমান ঠিকানা | স্থায়ী ঠিকানা
  `),
    note,
    birthDate: words(`
    dob | d o b | date of birth | birth date | birthdate | birthday | birth day | জন্মতারিখ | জন্ম তারিখ
    | জন্মদিন
  `),
    passportExpires: words(`
    pp exp | pp expiry | passport expiry | passport expires | passport exp | passport expiry date |
    passport valid till | passport validity | expiry date | date of expiry | ppt exp | পাসপোর্টের মেয়াদ
    | মেয়াদ
  `),
    tags: words(`
    tags | tag | labels | label | group | groups | group membership | categories | category | ট্যাগ | দল
    | ধরন
  `),
  },
  orders: {
    reference: words(`
    reference | ref | ref no | order | order no | order number | invoice | invoice no | bill no | file
    no | booking no | booking ref | অর্ডার | অর্ডার নং | ইনভয়েস | ফাইল নং
  `),
    customer: name,
    phone,
    email,
    text: words(`
    text | what | item | items | service | services | description | particulars | details | product |
    for | বিবরণ | সেবা | কী | কিসের জন্য
  `),
    travelsOn: words(`
    travels on | travel date | date of travel | journey date | flight date | departure date | dep date |
    date of journey | ভ্রমণের তারিখ | যাত্রার তারিখ | ফ্লাইটের তারিখ
  `),
    total: words(`
    total | total amount | amount | price | grand total | net total | sale | sale price | bill amount |
    total taka | total bdt | total tk | মোট | মোট টাকা | টাকা | দাম | মূল্য
  `),
    paid,
    dueOn: due,
    package: words('package | tour | tour name | package name | প্যাকেজ | ট্যুর'),
    departure: words('departure | departs | departs on | group date | যাত্রা | রওনা'),
    adults,
    children,
    infants,
    note,
  },
  suppliers: {
    name: [
      ...words(`
    supplier | supplier name | vendor | vendor name | agency | সরবরাহকারী | সাপ্লায়ার | ভেন্ডর
  `),
      ...name,
    ],
    kind: words('kind | type | supplier type | category | ধরন | প্রকার'),
    phone,
    currency: words('currency | cur | ccy | মুদ্রা'),
    balance: words(`
    balance | opening balance | outstanding | payable | due | amount due | closing balance | we owe |
    বাকি | পাওনা | স্থিতি | ব্যালেন্স
  `),
  },
  bills: {
    supplier: words(`
    supplier | supplier name | vendor | vendor name | name | party | সরবরাহকারী | সাপ্লায়ার | নাম
  `),
    number: words(`
    number | no | bill | bill no | bill number | invoice | invoice no | invoice number | reference | ref
    | ref no | বিল নং | বিল নম্বর | ইনভয়েস নং | নম্বর
  `),
    on: words('on | date | bill date | invoice date | dated | তারিখ | বিলের তারিখ'),
    due,
    currency: words('currency | cur | ccy | মুদ্রা'),
    rate: words('rate | exchange rate | roe | ex rate | রেট | বিনিময় হার'),
    amount: words(`
    amount | total | bill amount | net | net amount | outstanding | টাকা | মোট | পরিমাণ
  `),
    text: [...words('text | description | particulars | details | for | বিবরণ'), ...note],
  },
  departures: {
    package: words(`
    package | tour | tour name | package name | group | group name | প্যাকেজ | ট্যুর
  `),
    departsOn: words(`
    departs on | departure | departure date | dep date | date | start | start date | from | যাত্রা |
    রওনা | যাত্রার তারিখ
  `),
    returnsOn: words('returns on | return | return date | end | end date | to | ফেরা | ফেরার তারিখ'),
    seats: words('seats | seat | capacity | total seats | no of seats | আসন | মোট আসন | সিট'),
    keptBack: words('kept back | held | blocked | reserved | hold | সংরক্ষিত | ব্লক'),
    name,
    phone,
    adults,
    children,
    infants,
    paid,
  },
  enquiries: {
    name,
    phone,
    email,
    subject: words('subject | topic | about | destination | service | interest | বিষয় | গন্তব্য'),
    text: [
      ...words(`
    text | message | enquiry | inquiry | query | details | description | বার্তা | জিজ্ঞাসা | বিবরণ
  `),
      ...note,
    ],
    due: words(`
    due | follow up | followup | follow up date | next call | call back | callback | remind on | ফলোআপ |
    পরের ফোন
  `),
    state: words('state | status | stage | অবস্থা | স্ট্যাটাস'),
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A kind whose files are tables. */
export type TableKindName = keyof typeof fieldHeads;

/** Fields that several columns make together, in the order in which they stand, and the heads of their parts. */
export const partHeads: Readonly<Record<string, readonly (readonly string[])[]>> = {
  name: [
    words('title | name prefix | prefix'),
    words('first name | given name | first | নামের প্রথম অংশ'),
    words('middle name | additional name'),
    words('last name | family name | surname | last | নামের শেষ অংশ | পদবি'),
    words('name suffix | suffix'),
  ],
  address: [
    words('home street | address 1 street | street | road | house | business street'),
    words(`
    home street 2 | address 1 extended address | area | thana | upazila | থানা | উপজেলা | এলাকা
  `),
    words('home city | address 1 city | city | town | শহর'),
    words('home state | address 1 region | district | state | জেলা'),
    words(`
    home postal code | address 1 postal code | post code | postcode | postal code | zip | পোস্ট কোড
  `),
    words('home country region | home country | address 1 country | country | দেশ'),
  ],
};
