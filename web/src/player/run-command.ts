import { rateBeside } from './playback-rates.ts';
import type { PlayerCommand } from './player-keys.ts';
import type { PlayerRequests } from './player-requests.ts';
import type { PlayerState } from './player-state.ts';
import { within } from './seek-range.ts';

/** Does what a key stands for. What cannot be seen at once is said as well. */
export function runCommand(command: PlayerCommand, state: PlayerState, requests: PlayerRequests): void {
  switch (command.kind) {
    case 'toggle-play':
      requests.togglePlay();
      break;
    case 'toggle-mute':
      requests.say(state.muted ? 'Sound on' : 'Muted');
      requests.toggleMute();
      break;
    case 'toggle-fullscreen':
      requests.toggleFullscreen();
      break;
    case 'seek-by':
      requests.say(`${command.seconds > 0 ? '+' : '−'}${Math.abs(command.seconds)} s`);
      requests.seekBy(command.seconds);
      break;
    case 'seek-to':
      requests.seek(command.percent);
      break;
    case 'volume-by': {
      const volume = within((state.muted ? 0 : state.volume) + command.step, 1);
      requests.say(`Volume: ${Math.round(volume * 100)}%`);
      requests.setVolume(volume);
      break;
    }
    case 'rate':
      requests.setRate(rateBeside(state.playbackRate, command.direction));
      break;
  }
}
