import { localDrafts } from '@/lib/local-drafts.ts';
import type { KeptRate } from '@/player/player-requests.ts';
import { playbackRates } from '@/player/quality-and-speed.ts';

const kept = localDrafts<number>({
  prefix: 'academy.player.',
  parse: (stored) => playbackRates.find((rate) => rate === stored),
  storage: () => window.localStorage,
});

/** Who watches faster does so in every lesson. Kept on the device: one has a phone on the bus and a screen at a desk. */
export const keptRate: KeptRate = {
  read: () => kept.read('rate'),
  keep: (rate) => (rate === 1 ? kept.drop('rate') : kept.keep('rate', rate)),
};
