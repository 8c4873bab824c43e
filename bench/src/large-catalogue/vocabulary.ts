import type { catalogueCategories } from '@academy/contract/courses/categories.ts';

/*
 * The words the large catalogue is made of. Some are in nearly every course, some in one of a hundred; names of
 * projects are put together from syllables so that, as in a real catalogue, most distinct words are rare.
 */

export type CatalogueCategory = (typeof catalogueCategories)[number]['name'];
type WordsByCategory = Readonly<Record<CatalogueCategory, readonly string[]>>;

function listOf(words: string): readonly string[] {
  return words.trim().split(/,\s+/);
}

export const topics: WordsByCategory = {
  Programming: listOf(`
    Python, Java, Rust, Go, Algorithms, Functional Programming, Git, Recursion, Unit Testing,
    Regular Expressions, Concurrency, Compilers
  `),
  'Data Science': listOf(`
    Statistics, SQL, Data Visualisation, Spreadsheets, Time Series, Survey Design, Data Cleaning,
    Bayesian Thinking, Dashboards, Geodata
  `),
  'Machine Learning': listOf(`
    Neural Networks, Decision Trees, Language Models, Computer Vision, Recommendation Systems, Clustering,
    Feature Engineering, Model Evaluation, Speech Recognition
  `),
  'Web Development': listOf(`
    HTML, CSS Layout, JavaScript, React, Web Accessibility, Web Performance, REST Interfaces,
    Progressive Web Apps, Forms, Web Components
  `),
  'Mobile Development': listOf(`
    Android, Kotlin, Swift, Flutter, Mobile Navigation, Offline Storage, Push Notifications, App Publishing,
    Mobile Testing
  `),
  DevOps: listOf(`
    Docker, Kubernetes, Linux Administration, Continuous Delivery, Monitoring, Infrastructure as Code,
    Incident Response, Shell Scripting, Networking
  `),
  Design: listOf(`
    Typography, Colour Theory, User Research, Wireframing, Illustration, Design Systems, Motion Design,
    Photography, Information Architecture
  `),
  Business: listOf(`
    Freelancing, Marketing, Bookkeeping, Negotiation, Public Speaking, Product Management, Pricing,
    Customer Interviews, Time Management
  `),
};

export const bengaliTopics: WordsByCategory = {
  Programming: listOf('পাইথন, জাভা, অ্যালগরিদম, ডেটা স্ট্রাকচার, গিট'),
  'Data Science': listOf('পরিসংখ্যান, ডেটা বিশ্লেষণ, স্প্রেডশিট, লেখচিত্র'),
  'Machine Learning': listOf('মেশিন লার্নিং, নিউরাল নেটওয়ার্ক, চিত্র শনাক্তকরণ'),
  'Web Development': listOf('ওয়েব ডেভেলপমেন্ট, জাভাস্ক্রিপ্ট, সিএসএস, রিঅ্যাক্ট'),
  'Mobile Development': listOf('অ্যান্ড্রয়েড, কটলিন, ফ্লাটার'),
  DevOps: listOf('ডকার, লিনাক্স, ক্লাউড সার্ভার'),
  Design: listOf('টাইপোগ্রাফি, রঙের ব্যবহার, গ্রাফিক ডিজাইন, আলোকচিত্র'),
  Business: listOf('ফ্রিল্যান্সিং, ডিজিটাল মার্কেটিং, হিসাবরক্ষণ, উপস্থাপনা'),
};

export const audiences = listOf(`
  Beginners, Teachers, Busy People, Small Teams, Students, Scientists, Journalists, Engineers,
  Career Changers, Curious Minds, Nurses, Shop Owners
`);

export const promises = listOf(`
  A Calm Introduction, Step by Step, The Missing Manual, From Idea to Release, What Nobody Tells You,
  Lessons from Practice, Build Real Things, Ideas That Last
`);

export const verbs = listOf('plan, build, test, measure, explain, improve, repair, design, compare, publish');

export const things = listOf(`
  lighthouse, library, market, garden, railway, bakery, museum, harbour, clinic, newspaper, orchestra,
  weather station, bicycle shop, tea garden, school, farm, ferry, theatre, observatory, workshop,
  post office, kitchen, archive, laboratory
`);

export const qualities = listOf(`
  small, reliable, friendly, modern, honest, quick, quiet, generous, playful, sturdy, elegant, portable,
  accessible, patient, thrifty
`);

export const firstNames = listOf(`
  Ayesha, Rahim, Nusrat, Tareq, Maya, Lucas, Ingrid, Chidi, Hana, Diego, Farid, Sabina, Tomás, Leila, Noah,
  Zara, Kwame, Mina, Olga, Pradip
`);

export const lastNames = listOf(`
  Khan, Sarkar, Begum, Silva, Müller, Okoye, Sato, García, Bose, Hossain, Larsen, Novak, Dubois, Mitra,
  Haddad, Kim, Rossi, Adeyemi, Talukdar, Weber
`);

export const bengaliNames = listOf(`
  তানিয়া রহমান, সজীব আহমেদ, রুবিনা খাতুন, অনির্বাণ মিত্র, শারমিন সুলতানা, প্রদীপ সাহা, নাফিসা করিম,
  মাসুদ রানা
`);

export const syllables = listOf(`
  ba, bren, cal, cor, da, dor, el, fen, gal, hel, ir, jan, kes, lan, lor, ma, mir, nal, nor, ol, pel, qui,
  ra, rin, sa, sel, ta, tir, ul, var, vel, wen, xan, yor, zel, zin
`);

/** One of these in every ten-thousandth course: the first hundred thousand courses have each of the first ten once. */
export const uniqueWords = listOf(`
  zymurgy, quincunx, syzygy, gnomonics, phenakistoscope, sgraffito, tachistoscope, ombrology, kintsugi,
  velleity, xylography, palimpsest
`);

/** In every twenty-thousandth course, so that a hundred thousand courses have it five times. */
export const handfulWord = 'ethnobotany';
