import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const cloudFoundations: DemoCourse = {
  key: 'cloud-foundations',
  author: 'jonas',
  title: 'Cloud Foundations Without the Jargon',
  description:
    'Regions, queues, object stores, serverless: behind the brand names are a handful of ideas. Learn those ideas once, estimate what they cost, and choose calmly between renting and running it yourself.',
  category: 'Cloud Computing',
  price: 22.5,
  rating: 4.2,
  language: 'English',
  difficulty: 'beginner',
  totalDuration: '1.5 hours',
  badges: [],
  whatYouWillLearn: [
    "Translate any provider's product list into ten ideas",
    'Estimate a monthly bill before it arrives',
    'Plan for the failure of a machine, a building and a supplier',
  ],
  requirements: ['You know what a server does'],
  targetAudience: ['Developers before their first cloud project', 'Decision makers who pay the bill'],
  status: 'published',
  publishedDaysAgo: 180,
  updatedDaysAgo: null,
  popularity: 0.25,
  modules: [
    module('The ideas behind the names', [
      lesson(
        "Somebody else's computer, by the second",
        '07:35',
        `
          The cloud is a computer you do not own and can return after a minute. Everything good and everything bad about it
          follows from that sentence.

          You can try ten machines for an hour instead of buying one for four years. You also pay for the one that nobody
          remembers, every hour, until somebody reads the bill.
        `,
      ),
      lesson(
        'Compute, storage, network',
        '09:10',
        `
          Take any product page and ask which of the three it is. A *function* is compute that sleeps when nobody calls. An
          *object store* is storage with an address. A *content network* is storage close to the reader.

          Managed services add a fourth thing: somebody who gets up at night. That is often what you are paying for, and
          often worth it.
        `,
      ),
      lesson(
        'Regions and zones',
        '08:25',
        `
          A zone is a building, a region a group of buildings a few kilometres apart. Two zones survive a fire, two regions
          survive a flood.

          Distance costs time: light in glass needs about five milliseconds for a thousand kilometres, one way. Put the
          database next to the application and both close to your users.
        `,
      ),
    ]),
    module('What it costs', [
      lesson(
        'Reading a price list',
        '09:45',
        `
          Prices are given for an hour, a gigabyte, a million requests. Turn everything into a month of your own use before
          you compare: 730 hours, your gigabytes, your millions.

          Traffic out is where the surprises live. A popular video can cost more to send than to store for a century.
        `,
      ),
      lesson(
        'Budgets and alarms',
        '06:55',
        `
          Set a budget on the first day and an alarm at a half, not at a hundred percent. An alarm that rings when the money
          is gone is an obituary.

          Give every resource an owner and a purpose. Once a month, delete what has neither.
        `,
      ),
      lesson(
        'Rent or run it yourself',
        '10:20',
        `
          Renting wins when demand jumps, when you are few, when the service is hard to run. Running it yourself wins when
          the load is steady and large and somebody on your team enjoys it.

          Count people as well as machines, in both columns. And keep the door open: prefer interfaces that more than one
          supplier offers.
        `,
      ),
    ]),
    module('When things fail', [
      lesson(
        'Design for the second machine',
        '08:50',
        `
          One machine will fail; that is arithmetic, not pessimism. Keep nothing on it that you cannot lose: sessions in the
          database, files in the object store, settings in the environment.

          Then switch one off during office hours and watch. Better today, with coffee, than on a holiday.
        `,
      ),
      lesson(
        'Backups are restores',
        '08:05',
        `
          Nobody wants backups; people want restores. A backup that has never been restored is an assumption with a monthly
          fee.

          Restore last night's copy into an empty account once a quarter and time it. The number you measure is the truth
          about your recovery time.
        `,
      ),
      lesson(
        'Leaving without tears',
        '07:30',
        `
          Ask on the first day how you would leave on the last. Where are the data, in which format, and how long does it take
          to carry them out?

          You may never go. Knowing that you could makes every negotiation friendlier.
        `,
      ),
    ]),
  ],
};
