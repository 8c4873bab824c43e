import { type DemoCourse, lesson, module } from '../demo-course.ts';

/** Its last module is still empty on purpose: shows what a module without lessons looks like. */
export const containersCalmDeployments: DemoCourse = {
  key: 'containers-calm-deployments',
  author: 'jonas',
  title: 'Containers and Calm Deployments',
  description:
    'Package an application once, run it anywhere, and release it on a Friday afternoon without holding your breath. Images, pipelines, health checks and the way back.',
  category: 'DevOps',
  price: 34,
  rating: 4.5,
  language: 'English',
  difficulty: 'advanced',
  totalDuration: '2 hours',
  badges: ['new'],
  whatYouWillLearn: [
    'Write small images that build fast',
    'Build a pipeline that stops at the first doubt',
    'Release without downtime and roll back in a minute',
    'Read logs, metrics and traces when something is wrong',
  ],
  requirements: ['Comfort on a Linux command line', 'An application you would like to run'],
  targetAudience: ['Developers who are on call', 'Administrators who meet containers for the first time'],
  status: 'published',
  publishedDaysAgo: 33,
  updatedDaysAgo: 7,
  popularity: 0.35,
  modules: [
    module('Images', [
      lesson(
        'What a container really is',
        '09:20',
        `
          A container is an ordinary process that has been told a few lies: about which files exist, which other processes
          run, and what the network looks like. There is no small computer inside.

          That explains both its speed and its limits. It starts in milliseconds because nothing boots, and it shares the
          kernel with its neighbours, for better and for worse.
        `,
      ),
      lesson(
        'Layers, and why order matters',
        '10:10',
        `
          Each instruction of a Dockerfile makes a layer, and a layer is rebuilt when anything above it has changed. So put
          what changes rarely first:

          ~~~dockerfile
          COPY package.json package-lock.json ./
          RUN npm ci --omit=dev
          COPY . .
          ~~~

          With the last two lines swapped, every changed comment would install all packages again.
        `,
      ),
      lesson(
        'Small, boring and not root',
        '08:45',
        `
          Use one stage to build and another to run; compilers and test data stay behind. What is not in the image cannot
          be attacked and does not have to be patched.

          Then add a user and switch to it. If somebody breaks into the process, let them find an empty room.
        `,
      ),
    ]),
    module('A pipeline you trust', [
      lesson(
        'The shortest useful pipeline',
        '08:20',
        `
          Check, build, test, publish: four steps, in the order of how quickly they fail. A formatting mistake should not
          wait behind a twenty-minute test.

          Everything the pipeline does must also run on your own machine with one command. A pipeline you can only debug by
          pushing commits is a slot machine.
        `,
      ),
      lesson(
        'Same input, same output',
        '07:50',
        `
          Pin the base image, commit the lockfile, write down the versions. A build that worked yesterday and fails today
          without a change of yours has an input you do not control.

          Find it once and for all instead of pressing the button again.
        `,
      ),
      lesson(
        'Secrets do not belong into images',
        '08:30',
        `
          A secret that was copied into a layer and deleted in the next one is still there; anybody with the image can read
          it. Pass secrets at run time, from the environment or a mounted file.

          Search your history for keys before somebody else does, and change every key you find. Deleting it from the
          history is not enough.
        `,
      ),
      lesson(
        'Tests that earn their minutes',
        '09:05',
        `
          Sort your tests by time and look at the ten slowest. Usually two of them sleep, three of them test the same
          thing, and one is the only reason you can sleep yourself.

          A test that fails at random teaches people to ignore red. Fix it today or delete it today.
        `,
      ),
      lesson(
        'Tagging what you built',
        '06:40',
        `
          *latest* is not a version, it is a mood. Tag each image with the commit it was built from, and you can always
          answer the first question of every incident: what exactly is running?
        `,
      ),
      lesson(
        'Reviewing the pipeline itself',
        '07:15',
        `
          The pipeline has the keys to production, so treat its configuration like production code: reviewed, small, with
          the fewest rights that work.

          Ask once a quarter who could publish an image without anybody noticing. The answer should be nobody.
        `,
      ),
    ]),
    module('Releasing without drama', [
      lesson(
        'Alive and ready are two questions',
        '09:40',
        `
          *Alive* asks whether the process should be restarted. *Ready* asks whether it should get requests now. A server
          that waits for its database is alive and not ready; restarting it only makes the queue longer.

          On shutdown the order turns around: say *not ready* first, finish what is in flight, then leave.
        `,
      ),
      lesson(
        'Rolling, blue-green, canary',
        '10:30',
        `
          Rolling replaces one instance after the other; old and new run side by side for a while. Blue-green keeps a whole
          second set and switches over. Canary sends one request in a hundred to the new version and watches.

          All three need the same discipline: for a moment, two versions share one database. Add columns first, use them
          second, remove the old ones in a later release.
        `,
      ),
      lesson(
        'The way back',
        null,
        `
          A rollback that has never been tried is a wish. Practise it on an ordinary Tuesday: deploy, roll back, deploy
          again, with a stopwatch.

          If the way back takes one minute, releases become small, frequent and dull. Dull is the goal.
        `,
      ),
    ]),
    module('Bonus: stories from the night shift', []),
  ],
};
