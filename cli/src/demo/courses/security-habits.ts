import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const securityHabits: DemoCourse = {
  key: 'security-habits',
  author: 'amara',
  title: 'Security Habits for People Who Ship',
  description:
    'Most break-ins use doors that were left open, not locks that were picked. Learn the habits that close those doors: who may do what, what to believe, and what to do on the bad day.',
  category: 'Cybersecurity',
  price: 29,
  rating: 4.7,
  language: 'English',
  difficulty: 'intermediate',
  totalDuration: '1.5 hours',
  badges: ['bestseller', 'featured'],
  whatYouWillLearn: [
    'Sketch a threat model in half an hour',
    'Find missing authorisation checks before others do',
    'Handle input, passwords, tokens and uploads safely',
    'Prepare for an incident while it is quiet',
  ],
  requirements: ['You have built at least one web application'],
  targetAudience: ['Web developers', 'Team leads who sign off releases'],
  status: 'published',
  publishedDaysAgo: 18,
  updatedDaysAgo: 11,
  popularity: 0.4,
  modules: [
    module('Who may do what', [
      lesson(
        'A threat model on one page',
        '08:55',
        `
          Four questions fill the page. What are we building? What can go wrong? What do we do about it? Did we do a good
          job? Half an hour with the team is enough for a first version.

          Draw a line wherever data passes from somebody you do not trust to somebody you do. Nearly everything in this
          course happens at those lines.
        `,
      ),
      lesson(
        'Signed in is not the same as allowed',
        '09:40',
        `
          Authentication says who you are. Authorisation says what you may do. Frameworks help with the first and leave the
          second to you, which is why it is missing so often.

          Change the number in \`/invoices/1041\` to 1042. If you see somebody else's invoice, you have found the most common
          serious flaw on the web.
        `,
      ),
      lesson(
        'Deny by default',
        '07:20',
        `
          Write down, as a table, every call and every kind of caller. Let a test compare the table with the routes that
          really exist: a route without a row fails the build.

          Hiding a button is good manners and no protection at all. The server decides.
        `,
      ),
      lesson(
        'Admin is a role, not a person',
        '06:50',
        `
          People change jobs, roles stay. Give the least that works, let it expire, and write down who granted it.

          Nobody should use an administrator's account for everyday work, least of all the administrator.
        `,
      ),
    ]),
    module('What to believe', [
      lesson(
        'All input is hostile until parsed',
        '10:15',
        `
          A form field, a header, a file name, a date from a partner: each of them was written by somebody. Describe what
          you accept, refuse the rest, and keep the description next to the code.

          Escaping is not validation. Text that is perfectly valid in a database may be a program in a web page; escape for
          the place where you put it, at the moment you put it there.
        `,
      ),
      lesson(
        'Passwords, tokens and cookies',
        '11:05',
        `
          The best password to store is none: let a provider sign people in. If you must, use a slow hash made for
          passwords and never one made for files.

          Session tokens belong into cookies that scripts cannot read. In the database keep only their hash, so that a
          stolen backup signs nobody in.
        `,
      ),
      lesson(
        'Uploads and other Trojan horses',
        '08:35',
        `
          The name of an uploaded file says nothing about its content. Look inside, keep a short list of what you accept,
          give it a name of your own, and never run a converter on it with more rights than it needs.

          A *video* can be a text file that tells the converter to fetch your private files. It has happened.
        `,
      ),
    ]),
    module('On the bad day', [
      lesson(
        'Logs that help and do not tell',
        '07:40',
        `
          You will want to know who did what and when. You will not want to find passwords, tokens or whole documents in
          the log, because the log goes to more places than the database does.

          Decide what must never be logged and let the logger enforce it.
        `,
      ),
      lesson(
        "Dependencies: other people's code, your problem",
        '08:10',
        `
          Pin versions, read what an update changes, and do not run install scripts you have not looked at. Every package
          you do not have is a package you do not need to watch.

          Have a way to update *today*. The interval between publication and attack is now measured in hours.
        `,
      ),
      lesson(
        'A drill for the first hour',
        '09:25',
        `
          Who is called? Who decides to switch off? Where are the keys changed, and has anybody ever tried? Write the
          answers on one page, print it, and practise once with an invented incident.

          Afterwards write down what happened without looking for somebody to blame. People who fear blame hide the next
          one.
        `,
      ),
    ]),
  ],
};
