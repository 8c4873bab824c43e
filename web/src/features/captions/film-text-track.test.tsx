/** The browser's own track of captions: hidden where the page draws them, shown where it cannot. */
import { expect, test, vi } from 'vitest';
import { followTextTrack, type TrackContents } from './film-text-track.ts';

const english: TrackContents = {
  language: 'en',
  label: 'English',
  cues: [{ startMs: 1500, endMs: 4000, text: 'Warp & <i>weft</i>' }],
};

/** As browsers have it, where the DOM of the tests knows no hidden tracks. */
class FakeTrack extends EventTarget {
  mode: TextTrackMode = 'disabled';
  readonly held: TextTrackCue[] = [];
  readonly language: string;

  constructor(language: string) {
    super();
    this.language = language;
  }

  get cues() {
    return this.mode === 'disabled' ? null : this.held;
  }

  addCue(cue: TextTrackCue): void {
    this.held.push(cue);
  }

  removeCue(cue: TextTrackCue): void {
    this.held.splice(this.held.indexOf(cue), 1);
  }
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  const tracks: FakeTrack[] = [];
  const addTextTrack = (_kind: string, _label: string, language: string) => {
    tracks.push(new FakeTrack(language));
    return tracks.at(-1);
  };
  Object.defineProperties(video, { textTracks: { value: tracks }, addTextTrack: { value: addTextTrack } });
  return video;
}

const heldBy = (track: TextTrack | undefined) => (track as unknown as FakeTrack).held;

const tracksOf = (video: HTMLVideoElement) =>
  [...video.textTracks].map((track) => [track.language, track.mode, heldBy(track).length]);

/** As Safari tells where it shows a film. */
function show(video: HTMLVideoElement, mode: 'inline' | 'picture-in-picture'): void {
  Object.defineProperty(video, 'webkitPresentationMode', { value: mode, configurable: true });
  video.dispatchEvent(new Event('webkitpresentationmodechanged'));
}

test('is hidden on the page, shown in picture-in-picture, and empty when captions are off', () => {
  const video = createVideo();
  const where = vi.fn();
  const stop = followTextTrack(video, english, where);
  expect(tracksOf(video)).toEqual([['en', 'hidden', 1]]);
  show(video, 'picture-in-picture');
  expect(tracksOf(video)).toEqual([['en', 'showing', 1]]);
  expect(where).toHaveBeenLastCalledWith({ isElsewhere: true });
  show(video, 'inline');
  expect(tracksOf(video)).toEqual([['en', 'hidden', 1]]);
  expect(where).toHaveBeenLastCalledWith({ isElsewhere: false });
  stop();
  expect(tracksOf(video)).toEqual([['en', 'disabled', 0]]);
});

test('has the words as they were written, with nothing in them that is read as markup', () => {
  const video = createVideo();
  followTextTrack(video, english, () => undefined);
  expect(heldBy(video.textTracks[0])[0]).toMatchObject({
    startTime: 1.5,
    endTime: 4,
    text: 'Warp &amp; &lt;i&gt;weft&lt;/i&gt;',
  });
});

test('is one for each language, however often it is chosen', () => {
  const video = createVideo();
  for (const language of ['en', 'bn', 'en', 'bn']) {
    followTextTrack(video, { ...english, language }, () => undefined)();
  }
  expect(tracksOf(video)).toEqual([
    ['en', 'disabled', 0],
    ['bn', 'disabled', 0],
  ]);
});

test('is that of the stream where the browser plays it itself, and no other one is seen beside ours', () => {
  const video = createVideo();
  const [ofStream, other] = [
    video.addTextTrack('subtitles', 'English', 'en'),
    video.addTextTrack('subtitles', 'বাংলা', 'bn'),
  ];
  ofStream.mode = 'showing';
  other.mode = 'showing';
  followTextTrack(video, english, () => undefined);
  expect(tracksOf(video)).toEqual([
    ['en', 'hidden', 0],
    ['bn', 'disabled', 0],
  ]);
});

test('leaves none to be seen on the page while captions are off', () => {
  const video = createVideo();
  video.addTextTrack('subtitles', 'English', 'en').mode = 'showing';
  followTextTrack(video, null, () => undefined);
  expect(tracksOf(video)).toEqual([['en', 'disabled', 0]]);
});
