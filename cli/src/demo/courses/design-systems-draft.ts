import { type DemoCourse, lesson, module } from '../demo-course.ts';

/** A draft: its author and administrators see it, nobody else. */
export const designSystemsDraft: DemoCourse = {
  key: 'design-systems-that-survive',
  author: 'creator',
  title: 'Design Systems That Survive',
  description:
    'Many design systems die in their second year. This one collects what the survivors have in common: few parts, clear owners and a way to say no.',
  category: 'Design',
  price: 45,
  rating: null,
  language: 'English',
  difficulty: 'advanced',
  totalDuration: null,
  badges: ['new'],
  whatYouWillLearn: [],
  requirements: [],
  targetAudience: [],
  status: 'draft',
  publishedDaysAgo: null,
  updatedDaysAgo: 1,
  popularity: 0,
  modules: [
    module('Why systems die', [
      lesson(
        'The second year',
        '08:00',
        `
          The first year is all launch: new buttons, a site, applause. In the second year three teams need the same small
          exception, and nobody is paid to answer them. That is when copies begin.
        `,
      ),
      lesson(
        'Owners, not committees',
        null,
        `
          A part without a name next to it belongs to nobody. Give every component one owner who answers within two days,
          even if the answer is no.
        `,
      ),
      lesson(
        'Counting copies',
        null,
        `
          Search the code for buttons that are not your button. The number, week by week, is the only health chart a design
          system needs.
        `,
      ),
    ]),
    module('Few parts', []),
  ],
};
