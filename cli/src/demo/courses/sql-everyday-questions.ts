import { type DemoCourse, lesson, module } from '../demo-course.ts';

export const sqlEverydayQuestions: DemoCourse = {
  key: 'sql-everyday-questions',
  author: 'elena',
  title: 'SQL for Everyday Questions',
  description:
    'Which product sells on rainy days? Who has not come back since spring? Learn to ask a database such questions yourself, with the dozen SQL words that answer nearly all of them.',
  category: 'Data Science',
  price: null,
  rating: 4.6,
  language: 'English',
  difficulty: 'beginner',
  totalDuration: '1.5 hours',
  badges: ['bestseller'],
  whatYouWillLearn: [
    'Select, filter and sort rows',
    'Join tables and know how many rows to expect',
    'Group and summarise without double counting',
    'Use window functions for rankings and running totals',
  ],
  requirements: ['Curiosity about some data of your own'],
  targetAudience: [
    'Analysts who live in spreadsheets',
    'Product people who are tired of waiting for a report',
  ],
  status: 'published',
  publishedDaysAgo: 300,
  updatedDaysAgo: 60,
  popularity: 0.6,
  modules: [
    module('Asking for rows', [
      lesson(
        'Tables, rows and a first SELECT',
        '07:50',
        `
          A table is a spreadsheet with manners: every column has a type, every row is one thing of the same kind.
          Before you write a query, say in one sentence what *one row* of the table is. One order? One line of an
          order? Most wrong numbers begin right there.

          ~~~sql
          SELECT title, price FROM courses LIMIT 10;
          ~~~

          Get used to \`LIMIT\`. It costs nothing and keeps a look around from becoming a ten-minute download.
        `,
      ),
      lesson(
        'WHERE: only the rows that matter',
        '09:05',
        `
          \`WHERE\` keeps the rows for which a condition is true. Combine conditions with \`AND\` and \`OR\`, and use
          parentheses as soon as both appear: your reader should not have to remember which one binds tighter.

          ~~~sql
          SELECT * FROM orders
          WHERE city = 'Dhaka' AND (amount > 1000 OR express);
          ~~~
        `,
      ),
      lesson(
        'NULL, the value that is not one',
        '08:25',
        `
          \`NULL\` means *we do not know*. Is an unknown city equal to Dhaka? We do not know. Is it different from Dhaka?
          We do not know that either. So neither \`city = 'Dhaka'\` nor \`city <> 'Dhaka'\` finds the row.

          Ask with \`IS NULL\` and \`IS NOT NULL\`, and treat every *not equal* with suspicion: it silently drops the
          unknown ones.
        `,
      ),
      lesson(
        'Sorting and the top ten',
        '06:30',
        `
          Without \`ORDER BY\` a database may return rows in any order, and will do so on the day of your presentation.
          Sort by what you mean, then by something unique, so that equal rows always come out the same way.

          ~~~sql
          SELECT title, rating FROM courses
          ORDER BY rating DESC, id LIMIT 10;
          ~~~
        `,
      ),
    ]),
    module('Combining tables', [
      lesson(
        'JOIN, with an expectation',
        '11:15',
        `
          A join puts rows side by side wherever a condition holds. Before running one, guess the number of rows. An
          order has exactly one customer, so joining customers to orders must leave the count as it was.

          If the result is larger than you expected, something on the right matched twice. Find it before you sum
          anything.
        `,
      ),
      lesson(
        'LEFT JOIN and the people who did nothing',
        '09:40',
        `
          *Customers without an order* cannot be found in the orders. A left join keeps every customer and fills in
          nulls where no order exists; those nulls are your answer.

          ~~~sql
          SELECT c.name FROM customers c
          LEFT JOIN orders o ON o.customer_id = c.id
          WHERE o.id IS NULL;
          ~~~

          Put conditions about the right table into \`ON\`. In \`WHERE\` they would throw the nulls away again.
        `,
      ),
      lesson(
        'Questions inside questions',
        '08:55',
        `
          \`WITH\` gives a query a name, so that the next one can use it like a table. Long questions become a list of
          short ones, read from top to bottom.

          Name them for what one row is: \`orders_per_customer\`, not \`temp2\`. Your future self is a stranger; be kind.
        `,
      ),
    ]),
    module('Summaries you can trust', [
      lesson(
        'GROUP BY and HAVING',
        '10:10',
        `
          \`GROUP BY\` makes one row out of many. Every column you select is either one you group by or is wrapped in a
          summary such as \`count\`, \`sum\` or \`avg\`.

          \`WHERE\` filters rows before grouping, \`HAVING\` filters groups after it. If you can say it with \`WHERE\`, do:
          less has to be grouped.
        `,
      ),
      lesson(
        'Counting without counting twice',
        '09:20',
        `
          Join orders to their lines and sum the order's shipping fee: it is now counted once per line. This is the most
          common wrong number in any company.

          Summarise each table to the same *one row is* first, then join the summaries. \`count(DISTINCT …)\` can hide the
          problem for counts; for sums it cannot.
        `,
      ),
      lesson(
        'Window functions: rankings and running totals',
        null,
        `
          A window function looks at neighbouring rows without melting them together:

          ~~~sql
          SELECT day, amount,
                 sum(amount) OVER (ORDER BY day) AS so_far
          FROM sales;
          ~~~

          Add \`PARTITION BY city\` and each city gets its own running total. With \`row_number()\` you find the latest
          order of every customer in four lines.
        `,
      ),
    ]),
  ],
};
