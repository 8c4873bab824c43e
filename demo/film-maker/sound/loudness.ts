/** The same sound with the given root mean square, so that every sentence is as loud as the others. */
export function atLoudness(samples: Float32Array, loudness: number): Float32Array {
  const meanSquare = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const gain = loudness / Math.sqrt(meanSquare);
  return samples.map((sample) => sample * gain);
}
