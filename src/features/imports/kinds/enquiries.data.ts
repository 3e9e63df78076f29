/** What people write for the states of an enquiry, in lower case; “closed” alone is no sale. */
export const stateNames = {
  new: ['new', 'fresh', 'unread', 'নতুন'],
  'in-progress': [
    'in progress',
    'in-progress',
    'open',
    'ongoing',
    'active',
    'working',
    'running',
    'follow up',
    'follow-up',
    'চলছে',
    'চলমান',
    'কাজ চলছে',
    'খোলা',
  ],
  waiting: ['waiting', 'pending', 'on hold', 'hold', 'অপেক্ষা', 'অপেক্ষায়', 'অপেক্ষমাণ', 'অপেক্ষমান'],
  won: ['won', 'sold', 'booked', 'confirmed', 'success', 'পাওয়া গেছে', 'বিক্রি', 'বিক্রি হয়েছে', 'সফল'],
  lost: ['lost', 'closed', 'cancelled', 'canceled', 'dropped', 'not interested', 'হারানো', 'বন্ধ', 'বাতিল'],
} as const;
