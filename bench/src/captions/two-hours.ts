const bytesPerSecond = 16_000 * 4;
const seconds = 2 * 60 * 60;
/** Hearing every second would take most of an hour; memory is that of the longest piece, and of anything that grows with the film. */
const everySeconds = 300;

/** A film of two hours as it comes from ffmpeg: the given speech every five minutes, and silence with a little hiss between. */
export function* twoHours(speech: Uint8Array): Generator<Uint8Array> {
  const hiss = new Uint8Array(
    Float32Array.from({ length: 16_000 }, (_, index) => 0.0005 * Math.sin(index * index)).buffer,
  );
  for (let second = 0; second < seconds; second++) {
    const from = (second % everySeconds) * bytesPerSecond;
    const said = speech.subarray(from, from + bytesPerSecond);
    yield said.length === bytesPerSecond ? said : hiss;
  }
}
