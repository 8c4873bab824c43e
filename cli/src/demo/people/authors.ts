/** The people who teach in the demo academy. `creator` is the one a visitor can sign in as. */
export const authors = {
  creator: {
    name: 'Tanvir Ahmed',
    username: 'demo-creator',
    email: 'creator@example.com',
    bio: 'Front-end engineer from Sylhet. Teaches what he had to look up twice.',
  },
  farhana: {
    name: 'ফারহানা ইসলাম',
    username: 'farhana-islam',
    email: 'farhana.islam@example.com',
    bio: 'ডেটা বিশ্লেষক। দশ বছর ধরে বাংলায় প্রোগ্রামিং শেখান।',
  },
  sumaiya: {
    name: 'সুমাইয়া হক',
    username: 'sumaiya-haque',
    email: 'sumaiya.haque@example.com',
    bio: 'ওয়েব ডেভেলপার। সহজ ভাষায়, ছোট ছোট ধাপে শেখাতে ভালোবাসেন।',
  },
  rakib: {
    name: 'রাকিব হাসান',
    username: 'rakib-hasan',
    email: 'rakib.hasan@example.com',
    bio: 'অ্যান্ড্রয়েড প্রকৌশলী, প্লে স্টোরে তাঁর সাতটি অ্যাপ আছে।',
  },
  mitali: {
    name: 'মিতালী সেন',
    username: 'mitali-sen',
    email: 'mitali.sen@example.com',
    bio: 'বইয়ের নকশাকার ও অক্ষরশিল্পী, কলকাতা।',
  },
  imran: {
    name: 'ইমরান চৌধুরী',
    username: 'imran-chowdhury',
    email: 'imran.chowdhury@example.com',
    bio: 'আট বছরের ফ্রিল্যান্সার, এখন নতুনদের পথ দেখান।',
  },
  elena: {
    name: 'Elena Marchetti',
    username: 'elena-marchetti',
    email: 'elena.marchetti@example.com',
    bio: 'Statistician who would rather draw a picture than write a formula.',
  },
  amara: {
    name: 'Amara Okafor',
    username: 'amara-okafor',
    email: 'amara.okafor@example.com',
    bio: 'Has reviewed the security and accessibility of more than a hundred web products.',
  },
  jonas: {
    name: 'Jonas Lindqvist',
    username: 'jonas-lindqvist',
    email: 'jonas.lindqvist@example.com',
    bio: 'Runs servers for a living and likes his nights quiet.',
  },
  priya: {
    name: 'Priya Raghavan',
    username: 'priya-raghavan',
    email: 'priya.raghavan@example.com',
    bio: null,
  },
} as const;

export type AuthorKey = keyof typeof authors;
