/** `npm run bench -- <name>`: measurements, each beside a control of the same run. */
import { parseArgs } from 'node:util';
import { benchCatalogue } from './catalogue.ts';
import { benchCreator } from './creator.ts';
import { benchLearn } from './learn.ts';
import { benchSession } from './session.ts';
import { benchVideo } from './video.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    courses: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    'video-seconds': { type: 'string', default: '60' },
  },
});

const benches: Readonly<Record<string, () => Promise<void>>> = {
  catalogue: () => benchCatalogue({ courses: Number(values.courses), seconds: Number(values.seconds) }),
  creator: () => benchCreator({ seconds: Number(values.seconds) }),
  learn: () => benchLearn({ seconds: Number(values.seconds) }),
  session: () => benchSession({ seconds: Number(values.seconds) }),
  video: () => benchVideo({ seconds: Number(values.seconds), videoSeconds: Number(values['video-seconds']) }),
};

const names = positionals.length > 0 ? positionals : Object.keys(benches);
for (const name of names) {
  const bench = benches[name];
  if (bench === undefined) {
    console.error(`There is no benchmark '${name}'. There are: ${Object.keys(benches).join(', ')}.`);
    process.exit(2);
  }
  await bench();
}
