import { describe, expect, test } from 'vitest';
import { fieldHeads, type TableKindName } from './columns.data.ts';
import { plainHead, proposeColumns } from './columns.rules.ts';

const proposal = (kind: TableKindName, heads: readonly string[]) =>
  Object.fromEntries(proposeColumns(kind, heads));

describe('the columns of a file', () => {
  test('of customers as agencies keep them are known', () => {
    const heads = [
      'SL',
      'Name',
      'Mobile No.',
      'Alt. Mob',
      'Present Address',
      'DOB',
      'PP Exp',
      'E-mail',
      'Remarks',
    ];
    expect(proposal('customers', heads)).toEqual({
      SL: null,
      Name: 'name',
      'Mobile No.': 'phone',
      'Alt. Mob': 'phone2',
      'Present Address': 'address',
      DOB: 'birthDate',
      'PP Exp': 'passportExpires',
      'E-mail': 'email',
      Remarks: 'note',
    });
  });

  test('in Bangla are known, in Bijoy, too', () => {
    expect(proposal('customers', ['নাম', 'মোবাইল নং', 'ঠিকানা', 'জন্ম তারিখ', 'মন্তব্য'])).toEqual({
      নাম: 'name',
      'মোবাইল নং': 'phone',
      ঠিকানা: 'address',
      'জন্ম তারিখ': 'birthDate',
      মন্তব্য: 'note',
    });
    expect(proposal('customers', ['bvg', '†gvevBj bs', 'wVKvbv'])).toEqual({
      bvg: 'name',
      '†gvevBj bs': 'phone',
      wVKvbv: 'address',
    });
  });

  test('of Google Contacts before 2024 and since then are known', () => {
    const old = [
      'Name',
      'Given Name',
      'Family Name',
      'Birthday',
      'Notes',
      'Group Membership',
      'E-mail 1 - Value',
      'Phone 1 - Type',
      'Phone 1 - Value',
      'Phone 2 - Value',
      'Address 1 - Formatted',
      'Address 1 - Street',
    ];
    expect(proposal('customers', old)).toMatchObject({
      Name: 'name',
      'Given Name': null,
      Birthday: 'birthDate',
      Notes: 'note',
      'Group Membership': 'tags',
      'E-mail 1 - Value': 'email',
      'Phone 1 - Type': null,
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'phone2',
      'Address 1 - Formatted': 'address',
      'Address 1 - Street': null,
    });
    const now = [
      'First Name',
      'Middle Name',
      'Last Name',
      'Organization Name',
      'Birthday',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Address 1 - Street',
      'Address 1 - City',
    ];
    expect(proposal('customers', now)).toMatchObject({
      'First Name': 'name',
      'Middle Name': 'name',
      'Last Name': 'name',
      'Organization Name': 'note',
      Notes: 'note',
      Labels: 'tags',
      'E-mail 1 - Label': null,
      'Phone 1 - Value': 'phone',
      'Address 1 - Street': 'address',
      'Address 1 - City': 'address',
    });
  });

  test('of Outlook are known', () => {
    const heads = [
      'First Name',
      'Last Name',
      'Mobile Phone',
      'Home Phone',
      'E-mail Address',
      'Home Street',
      'Home City',
      'Home Postal Code',
      'Birthday',
      'Notes',
    ];
    expect(Object.values(proposal('customers', heads))).toEqual([
      ...['name', 'name', 'phone', 'phone2', 'email', 'address', 'address', 'address', 'birthDate', 'note'],
    ]);
  });

  test('of a file that this program made of vCards are known', () => {
    const heads = [
      'Name',
      'Phone',
      'Phone 2',
      'E-mail',
      'Address',
      'Birthday',
      'Organisation',
      'Note',
      'Tags',
    ];
    expect(Object.values(proposal('customers', heads))).toEqual([
      ...['name', 'phone', 'phone2', 'email', 'address', 'birthDate', 'note', 'note', 'tags'],
    ]);
  });

  test.each([
    [
      'orders',
      ['Order No', 'Client', 'Mobile', 'Particulars', 'Travel Date', 'Total (BDT)', 'Advance', 'Due Date'],
      ['reference', 'customer', 'phone', 'text', 'travelsOn', 'total', 'paid', 'dueOn'],
    ],
    [
      'suppliers',
      ['Vendor', 'Type', 'Contact No', 'Currency', 'Outstanding'],
      ['name', 'kind', 'phone', 'currency', 'balance'],
    ],
    [
      'bills',
      ['Supplier', 'Invoice No', 'Date', 'Due Date', 'ROE', 'Amount', 'Remarks'],
      ['supplier', 'number', 'on', 'due', 'rate', 'amount', 'text'],
    ],
    [
      'departures',
      [
        'Tour',
        'Start Date',
        'End Date',
        'Capacity',
        'Blocked',
        'Pax Name',
        'Mobile',
        'ADT',
        'CHD',
        'INF',
        'Paid',
      ],
      [
        'package',
        'departsOn',
        'returnsOn',
        'seats',
        'keptBack',
        'name',
        'phone',
        'adults',
        'children',
        'infants',
        'paid',
      ],
    ],
    [
      'enquiries',
      ['Name', 'WhatsApp', 'Destination', 'Message', 'Follow-up', 'Status'],
      ['name', 'phone', 'subject', 'text', 'due', 'state'],
    ],
  ] as const)('of %s are known', (kind, heads, fields) => {
    expect(Object.values(proposal(kind, heads))).toEqual(fields);
  });

  test('that are called as the fields are lead to them, each once', () => {
    for (const kind of ['customers', 'orders', 'suppliers', 'bills', 'departures', 'enquiries'] as const) {
      const fields = Object.keys(fieldHeads[kind]);
      const spoken = fields.map((field) => field.replace(/([A-Z0-9])/g, ' $1'));
      expect([kind, Object.values(proposal(kind, spoken))]).toEqual([kind, fields]);
    }
  });

  test('are proposed as was said of such heads before', () => {
    const remembered = new Map<string, string | null>([
      [plainHead('Ref.'), 'phone'],
      [plainHead('NAME'), null],
    ]);
    expect(
      Object.fromEntries(proposeColumns('customers', ['Ref', 'Name', 'Client', 'Mobile'], remembered)),
    ).toEqual({
      Ref: 'phone',
      Name: null,
      Client: 'name',
      // One column leads to a field: the other number is the second one.
      Mobile: 'phone2',
    });
  });
});
