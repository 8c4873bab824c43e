/** `npm run bench -- <name>`: measurements, each beside a control of the same run. */
import { parseArgs } from 'node:util';
import { benchAssistant } from './assistant.ts';
import { benchAudit } from './audit.ts';
import { type BenchRow, table } from './bench-row.ts';
import { benchCaptions } from './captions.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCluster } from './cluster.ts';
import { benchCreator } from './creator.ts';
import { benchHome } from './home.ts';
import { benchInsight } from './insight.ts';
import { benchLearn } from './learn.ts';
import { benchPages } from './pages.ts';
import { benchPeople } from './people.ts';
import { benchPooler } from './pooler.ts';
import { benchSearch } from './search.ts';
import { benchSession } from './session.ts';
import { soak } from './soak.ts';
import { benchVideo } from './video.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    courses: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '2' },
    'video-seconds': { type: 'string', default: '60' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    learners: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);

const benches: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  assistant: () => benchAssistant({ only: values.only }),
  audit: () => benchAudit({ seconds }),
  captions: () => benchCaptions({ only: values.only }),
  catalogue: () => benchCatalogue({ courses: Number(values.courses), seconds }),
  cluster: () => benchCluster({ seconds, only: values.only }),
  creator: () => benchCreator({ seconds }),
  home: () => benchHome({ seconds }),
  insight: () => benchInsight({ seconds, quick: values.quick }),
  learn: () => benchLearn({ seconds }),
  pages: () => benchPages({ seconds, quick: values.quick, only: values.only }),
  people: () => benchPeople({ seconds }),
  pooler: () => benchPooler({ seconds }),
  search: () => benchSearch({ seconds }),
  session: () => benchSession({ seconds }),
  video: () => benchVideo({ seconds, videoSeconds: Number(values['video-seconds']), only: values.only }),
};

if (positionals.includes('soak')) {
  const held = await soak({ learners: Number(values.learners), minutes: Number(values.minutes) });
  process.exit(held ? 0 : 1);
}

const names = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = names.find((name) => benches[name] === undefined);
if (unknown !== undefined) {
  console.error(
    `There is no benchmark '${unknown}'. There are: ${[...Object.keys(benches), 'soak'].join(', ')}.`,
  );
  process.exit(2);
}

const rows: BenchRow[] = [];
for (const name of names) {
  try {
    rows.push(...((await benches[name]?.()) ?? []));
  } catch (error) {
    // What the others measured is worth seeing all the same.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
  console.log('');
}
console.log(table(rows));
