/** A sound as a WAV file of 16 bits: what every service takes. Samples beyond -1 and 1 are cut off. */
export function wavOf(samples: Float32Array, samplesPerSecond: number): Uint8Array<ArrayBuffer> {
  const bytes = samples.length * 2;
  const wav = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string) => new Uint8Array(wav.buffer).set(Buffer.from(text, 'latin1'), at);
  write(0, 'RIFF');
  wav.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true);
  // Plain samples, one channel.
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, samplesPerSecond, true);
  wav.setUint32(28, samplesPerSecond * 2, true);
  wav.setUint16(32, 2, true);
  wav.setUint16(34, 16, true);
  write(36, 'data');
  wav.setUint32(40, bytes, true);
  samples.forEach((sample, index) => {
    wav.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
  });
  return new Uint8Array(wav.buffer);
}
