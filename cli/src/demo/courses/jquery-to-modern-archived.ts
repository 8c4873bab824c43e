import { type DemoCourse, lesson, module } from '../demo-course.ts';

/** Archived: gone from the catalogue, still open to those who are enrolled. */
export const jqueryToModernArchived: DemoCourse = {
  key: 'from-jquery-to-modern-javascript',
  author: 'creator',
  title: 'From jQuery to Modern JavaScript',
  description:
    'Bring an old page forward one small step at a time: replace selectors, events, animations and requests by what every browser has today, without a rewrite.',
  category: 'Web Development',
  price: 9,
  rating: 4.1,
  language: 'English',
  difficulty: 'intermediate',
  totalDuration: '1 hour',
  badges: [],
  whatYouWillLearn: ['Replace jQuery call by call', 'Keep the page working after every step'],
  requirements: ['A page that uses jQuery'],
  targetAudience: ['Maintainers of long-lived web sites'],
  status: 'archived',
  publishedDaysAgo: 400,
  updatedDaysAgo: 390,
  popularity: 0.2,
  modules: [
    module('Taking stock', [
      lesson(
        'Which parts do you use?',
        '06:20',
        `
          Search for the calls and count them. Usually five methods make up nine tenths: selecting, classes, events, requests
          and showing or hiding. Start with the most frequent one.
        `,
      ),
      lesson(
        'A safety net first',
        '07:45',
        `
          Write down the ten things a visitor does on the page and let a browser test do them. Now every small step can be
          checked in a minute.
        `,
      ),
      lesson(
        'Two worlds side by side',
        '06:55',
        `
          Old and new may live on one page. Replace inside one function at a time, commit, deploy, and leave the library in
          place until nothing calls it any more.
        `,
      ),
    ]),
    module('Call by call', [
      lesson(
        'Selectors and classes',
        '08:10',
        `
          \`document.querySelectorAll\` takes the same selectors, \`classList\` adds, removes and toggles. The one difference to
          remember: a missing element is \`null\` now, not an empty collection that swallows everything.
        `,
      ),
      lesson(
        'Events and delegation',
        '08:40',
        `
          One listener on the list instead of one on each row: \`event.target.closest('.row')\` tells you which row it was. Rows
          that are added later simply work.
        `,
      ),
      lesson(
        'Requests with fetch',
        '09:15',
        `
          \`fetch\` only rejects when nothing answered. A 404 is an answer: look at \`response.ok\` before you read the body, or
          your error page will be parsed as data.
        `,
      ),
    ]),
    module('Letting go', [
      lesson(
        'Animations without the library',
        '07:05',
        `
          Add and remove a class and let a CSS transition do the moving. It is smoother, and it can be switched off for people
          who asked their system for less motion.
        `,
      ),
      lesson(
        'Removing the last call',
        '05:50',
        `
          Delete the script tag on a branch and run the browser test. What breaks is your remaining list, and it is shorter
          than you feared.
        `,
      ),
      lesson(
        'What you gained',
        '05:10',
        `
          Measure before and after: bytes, time to the first click, number of dependencies to watch. Put the three numbers into
          the commit message; they are the reason you did it.
        `,
      ),
    ]),
  ],
};
