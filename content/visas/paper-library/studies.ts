import type { Paper } from '#features/visas/visas.contract.ts';

/** What a pupil or student shows in the place of work papers. */
export const studyPapers: Paper[] = [
  {
    key: 'student-id',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: { name: 'Student ID card', detail: 'Valid now, both sides on one page.' },
      bn: { name: 'শিক্ষার্থীর আইডি কার্ড', detail: 'মেয়াদ আছে এমন কার্ড, দুই পিঠ এক পাতায়।' },
    },
  },
  {
    key: 'leave-letter',
    group: 'work',
    shape: { original: true },
    texts: {
      en: {
        name: 'Leave letter from the school or university',
        detail: 'On letterhead, in English: class or year, leave dates, no objection to the journey.',
      },
      bn: {
        name: 'শিক্ষাপ্রতিষ্ঠানের ছুটির চিঠি',
        detail: 'প্রতিষ্ঠানের প্যাডে, ইংরেজিতে: কোন শ্রেণি বা বর্ষ, ছুটি কত দিনের, ভ্রমণে আপত্তি নেই।',
      },
    },
  },
  {
    key: 'last-certificate',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: { name: 'Last certificate or mark sheet', detail: 'SSC, HSC or degree, whichever is the latest.' },
      bn: { name: 'সর্বশেষ সনদ বা মার্কশিট', detail: 'এসএসসি, এইচএসসি বা ডিগ্রি—যেটি সবার শেষে পাওয়া।' },
    },
  },
];
