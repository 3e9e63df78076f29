import type { PostEntry } from '../entry.ts';
import { body, h2, p, packageCard, quote, table, ul } from '../post-body.ts';

const en = body(
  p(
    'A window costs nothing on some airlines and a few hundred taka on others, and then half the aircraft looks at a wing and the other half at a grey morning. Which side you take, and at what hour, decides what you see. These are the sides we ask for on flights out of Dhaka. Pilots may take another way because of weather and traffic, so take them as likely, not as a promise.',
  ),
  h2('The sides'),
  p(
    'Seat A is on the left as you face the front. On the big jets the right-hand window is F or K; on the small propeller aircraft it is usually D or F.',
  ),
  table(
    ['From Dhaka to', 'Side', 'What may be there'],
    [
      'Kathmandu',
      'Right',
      'The Himalaya, for the last twenty minutes; in clear air Kanchenjunga first and Everest later',
    ],
    ['Cox’s Bazar', 'Right', 'The sea and the whole beach, if you come in from the north'],
    ['Sylhet', 'Left', 'The haors in the rains, and the Meghalaya hills standing up behind them'],
    ['Saidpur', 'Left', 'The Jamuna and its bridges ten minutes after take-off'],
    ['Jashore', 'Left', 'The Padma, and on a clear day the bridge at Mawa'],
    ['Bangkok', 'Left', 'The coast from Chattogram to Arakan by day'],
    ['Malé', 'Either', 'Atolls, in the last half hour. Sit before the wing or well behind it'],
    ['Istanbul', 'Right', 'Snow far to the north in winter, then the mountains of Iran and eastern Türkiye'],
    ['Dubai', 'Left', 'In winter a sunset that lasts an hour and a half, as you fly after the sun'],
  ),
  p(
    'Coming home, reverse the table: the right going out is the left coming back. From Kathmandu to Dhaka sit on the left, in the morning, and don’t read.',
  ),
  h2('Kathmandu, the best hour in the air near us'),
  p(
    'The flight takes about an hour and twenty minutes. For the first half there is the plain: the Jamuna in a hundred braids, then north Bengal. Once the seat-belt sign comes on again the mountains stand above the haze, higher than you’ll look for them. They are level with your eye or above it, not below. October, November and late February are the clear months. In summer you’ll see cloud, whichever side you paid for.',
  ),
  h2('The hour matters more than the side'),
  ul(
    'The first flight of the day has the stillest air and the clearest view, except in the fog months.',
    'From mid-December to the end of January, fog often closes Dhaka between two and nine in the morning. If you have a connection to catch, take the flight after ten.',
    'Glare comes from the sun’s side. If you fly south in the morning, the sun is on the left; in the afternoon, on the right.',
    'In the rains the best light is the half hour after a storm. You can’t book it, but you can look up from the phone.',
  ),
  h2('Which row'),
  p(
    'In front of the wing you see ahead and down; behind it, you see down and a little engine haze. Over the wing you see the wing. On a Boeing 737 or an Airbus A320, rows 9 to 20 are more or less over it. On the ATR 72 and the Dash 8, which fly inside the country, the wing is above you, so every window looks straight down. Only the wheels and the propeller get in the way, in rows 4 to 8.',
  ),
  p(
    'One or two rows of most jets have a window seat with no window, only a panel. Look up your flight’s aircraft on a seat map before you choose.',
  ),
  h2('How to get it'),
  p(
    'On Biman, US-Bangla, NovoAir and Air Astra the seat is chosen at web check-in, which opens a day or two before a flight and closes a few hours before it; some fares charge for a choice made earlier. On the foreign low-cost lines nearly every choice is paid, from about ৳400 to ৳1,500 each way. On full-service airlines the cheapest fares let you choose only when check-in opens.',
  ),
  p(
    'Families with an infant may be moved for the oxygen masks and the bassinet. Nobody gets an emergency-exit seat who is under 15, pregnant, or in need of help. If you asked us for the ticket, tell us the side with it; it is one line in the booking, and easier than asking at the counter.',
  ),
  quote(
    'Clean the window with your sleeve, put the phone’s lens almost against it, and shade it with your hand. Take three pictures. Then look.',
  ),
  h2('When not to sit there'),
  p(
    'On a flight of six hours or more with a child or a weak bladder, the aisle is better. The same goes for the night flights to the Gulf, where the window offers you a cold wall and two sleeping neighbours. Keep the window for the short ones. The best views near us last less than ninety minutes.',
  ),
  packageCard('kathmandu-pokhara'),
);

const bn = body(
  p(
    'জানালার পাশের সিটে কোনো এয়ারলাইনে টাকা লাগে না, কোনোটায় লাগে কয়েক শ টাকা। তারপরও অর্ধেক যাত্রী দেখেন ডানা, বাকি অর্ধেক ধূসর সকাল। কোন পাশে বসলেন আর কখন উড়লেন, কী দেখবেন তা ঠিক করে এই দুটো জিনিস। ঢাকা থেকে কোন রুটে আমরা কোন পাশ চাই, এখানে লিখে দিলাম। আবহাওয়া আর আকাশের ভিড়ে পাইলট অন্য পথেও যান; তাই এগুলোকে ভালো সম্ভাবনা ভাবুন, কথা দেওয়া নয়।',
  ),
  h2('কোন পাশে বসবেন'),
  p('সামনের দিকে মুখ করে বসলে A সিট আপনার বাঁয়ে। বড় জেটে ডান পাশের জানালা F বা K; ছোট প্রপেলার প্লেনে সাধারণত D বা F।'),
  table(
    ['ঢাকা থেকে', 'পাশ', 'যা দেখা যেতে পারে'],
    ['কাঠমান্ডু', 'ডান', 'শেষ বিশ মিনিট হিমালয়; আকাশ পরিষ্কার থাকলে আগে কাঞ্চনজঙ্ঘা, পরে এভারেস্ট'],
    ['কক্সবাজার', 'ডান', 'উত্তর দিক থেকে নামলে সাগর আর পুরো সৈকত'],
    ['সিলেট', 'বাঁ', 'বর্ষায় হাওর, তার পেছনে দাঁড়ানো মেঘালয়ের পাহাড়'],
    ['সৈয়দপুর', 'বাঁ', 'ওড়ার মিনিট দশেক পর যমুনা আর তার সেতুগুলো'],
    ['যশোর', 'বাঁ', 'পদ্মা নদী, আকাশ পরিষ্কার থাকলে মাওয়ায় পদ্মা সেতু'],
    ['ব্যাংকক', 'বাঁ', 'দিনের ফ্লাইটে চট্টগ্রাম থেকে আরাকান পর্যন্ত উপকূল'],
    ['মালে', 'যেকোনো', 'শেষ আধঘণ্টায় প্রবালদ্বীপের বলয়। ডানার সামনে বা অনেকটা পেছনে বসুন'],
    ['ইস্তাম্বুল', 'ডান', 'শীতে দূরে উত্তরে বরফ, তারপর ইরান আর পূর্ব তুরস্কের পাহাড়'],
    ['দুবাই', 'বাঁ', 'শীতে দেড় ঘণ্টা ধরে সূর্যাস্ত, কারণ আপনি সূর্যের পিছু পিছু উড়ছেন'],
  ),
  p('ফেরার সময় ছকটা উল্টে নিন: যাওয়ার ডান হলো ফেরার বাঁ। কাঠমান্ডু থেকে ঢাকা ফিরতে বাঁয়ে বসুন, সকালের ফ্লাইটে, আর বইটা ব্যাগেই থাক।'),
  h2('কাঠমান্ডু: কাছের আকাশে সবচেয়ে সুন্দর এক ঘণ্টা'),
  p(
    'ফ্লাইট মোটামুটি এক ঘণ্টা বিশ মিনিটের। প্রথম অর্ধেক সমতল: শত ধারায় ভাগ হওয়া যমুনা, তারপর উত্তরবঙ্গ। সিটবেল্টের বাতি আবার জ্বললে ধোঁয়াশার ওপরে পাহাড় জেগে ওঠে, যেখানে খুঁজবেন তারও ওপরে। নিচে নয়, আপনার চোখের সমান বা আরও উঁচুতে। অক্টোবর, নভেম্বর আর ফেব্রুয়ারির শেষে আকাশ পরিষ্কার থাকে। গরমে যে পাশেই টাকা দিন, দেখবেন মেঘ।',
  ),
  h2('পাশের চেয়ে সময়টা বড়'),
  ul(
    'দিনের প্রথম ফ্লাইটে বাতাস সবচেয়ে স্থির, দৃশ্যও সবচেয়ে পরিষ্কার; কুয়াশার মাসগুলো বাদে।',
    'ডিসেম্বরের মাঝামাঝি থেকে জানুয়ারির শেষ পর্যন্ত রাত দুইটা থেকে সকাল নয়টা ঢাকা প্রায়ই কুয়াশায় বন্ধ থাকে। পরে কানেক্টিং ফ্লাইট থাকলে সকাল দশটার পরের ফ্লাইট নিন।',
    'যে পাশে সূর্য, সে পাশে চোখ ধাঁধায়। সকালে দক্ষিণে উড়লে সূর্য বাঁয়ে, বিকেলে ডানে।',
    'বর্ষায় সবচেয়ে ভালো আলো ঝড়ের পরের আধঘণ্টা। সেটা বুক করা যায় না, তবে ফোন থেকে চোখ তোলা যায়।',
  ),
  h2('কোন সারিতে'),
  p(
    'ডানার সামনে বসলে সামনে আর নিচে দেখা যায়; পেছনে বসলে নিচে, সঙ্গে ইঞ্জিনের তাপে একটু ঝাপসা। ডানার ওপরে বসলে দেখবেন ডানাই। বোয়িং ৭৩৭ বা এয়ারবাস এ৩২০-এ ৯ থেকে ২০ নম্বর সারি মোটামুটি ডানার ওপর। দেশের ভেতরে যে এটিআর ৭২ আর ড্যাশ ৮ চলে, তাতে ডানা মাথার ওপরে; তাই সব জানালা থেকেই সোজা নিচে দেখা যায়। শুধু ৪ থেকে ৮ নম্বর সারিতে চাকা আর প্রপেলার একটু আড়াল করে।',
  ),
  p('বেশির ভাগ জেটে এক-দুই সারিতে জানালার সিট আছে, জানালা নেই, শুধু দেয়াল। সিট নেওয়ার আগে আপনার প্লেনের সিট ম্যাপটা দেখে নিন।'),
  h2('কীভাবে পাবেন'),
  p(
    'বিমান, ইউএস-বাংলা, নভোএয়ার আর এয়ার অ্যাস্ট্রায় ওয়েব চেক-ইনের সময় সিট বাছা যায়। সেটা খোলে ফ্লাইটের এক-দুই দিন আগে, বন্ধ হয় কয়েক ঘণ্টা আগে; তারও আগে বাছতে চাইলে কোনো কোনো ভাড়ায় টাকা লাগে। বিদেশি লো-কস্ট এয়ারলাইনে প্রায় সব সিটেরই দাম আছে, একেক দিকে মোটামুটি ৪০০ থেকে ১,৫০০ টাকা। ফুল-সার্ভিস এয়ারলাইনের সবচেয়ে সস্তা ভাড়ায় সিট বাছা যায় শুধু চেক-ইন খোলার পর।',
  ),
  p(
    'কোলের শিশু থাকলে অক্সিজেন মাস্ক আর বেসিনেটের কারণে সিট বদলে দেওয়া হতে পারে। ইমার্জেন্সি এক্সিটের সিট পান না ১৫ বছরের কম বয়সী, অন্তঃসত্ত্বা বা যাঁর সাহায্য দরকার এমন কেউ। টিকেট আমাদের কাছে চাইলে কোন পাশ চান সেটাও বলুন; বুকিংয়ে এক লাইনের কাজ, কাউন্টারে গিয়ে অনুরোধ করার চেয়ে আগে করা ভালো।',
  ),
  quote(
    'জানালাটা হাতা দিয়ে মুছে নিন, ফোনের লেন্স কাচের গায়ে প্রায় লাগিয়ে ধরুন, হাত দিয়ে ছায়া করুন। তিনটা ছবি তুলুন। তারপর শুধু দেখুন।',
  ),
  h2('যখন জানালায় বসবেন না'),
  p(
    'ছয় ঘণ্টা বা তার বেশি ফ্লাইটে সঙ্গে শিশু থাকলে, বা বারবার টয়লেটে যেতে হলে আইলের সিটই আরামের। মধ্যপ্রাচ্যের রাতের ফ্লাইটেও তা-ই; জানালায় তখন পাবেন একটা ঠান্ডা দেয়াল আর দুজন ঘুমন্ত প্রতিবেশী। জানালা রাখুন ছোট ফ্লাইটের জন্য। আমাদের কাছাকাছি সবচেয়ে সুন্দর দৃশ্যগুলো নব্বই মিনিটের কমেই ফুরায়।',
  ),
  packageCard('kathmandu-pokhara'),
);

export const windowSeatsOutOfDhaka: PostEntry = (calendar) => ({
  slug: 'window-seats-out-of-dhaka',
  cover: 'blog-window-seat',
  facts: {
    kind: 'blog',
    category: 'flights',
    tags: ['flights', 'seats', 'views'],
    author: { en: 'Farhana Kabir', bn: 'ফারহানা কবির' },
    publishedOn: calendar.daysAgo(47),
  },
  texts: {
    en: {
      title: 'Left or right? Window seats out of Dhaka',
      summary:
        'Which side to ask for to see the Himalaya, the haors and the beach, which rows have a wing in the way, and when to take the aisle.',
      tags: { flights: 'Flights', seats: 'Seats', views: 'Views' },
      body: en,
    },
    bn: {
      title: 'বাঁয়ে না ডানে? ঢাকা থেকে উড়তে জানালার সিট',
      summary: 'হিমালয়, হাওর আর সৈকত দেখতে কোন পাশে বসবেন, কোন সারিতে ডানা চোখ আটকায়, আর কখন জানালা ছেড়ে আইল ভালো।',
      tags: { flights: 'ফ্লাইট', seats: 'সিট', views: 'দৃশ্য' },
      body: bn,
    },
  },
});
