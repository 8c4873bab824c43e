import { plainWords, readSpokenClip, spokenText } from '../speech/testing/spoken-clip.ts';
import { describeTranscriber } from '../speech/transcriber-conformance.ts';
import { json, startSpeechService, verboseAnswer } from '../testing/speech-service.ts';
import { createServiceTranscriber } from './service-transcriber.ts';

/** The service hears what is said in the clip, and nothing in silence. */
describeTranscriber('a service', async () => {
  const service = await startSpeechService((response, asked) => {
    const samples = asked.sound.subarray(44);
    const isLoud = Array.from({ length: samples.length / 2 }).some(
      (_, index) => Math.abs(samples.readInt16LE(index * 2)) > 1000,
    );
    const answer = isLoud ? verboseAnswer(spokenText, 0.3, 10.5) : { text: '', segments: [] };
    return json(200, answer)(response, asked);
  });
  const transcriber = createServiceTranscriber({ url: service.url, key: null, model: 'whisper-1' });
  return {
    transcriber,
    language: 'en',
    speech: await readSpokenClip(),
    said: plainWords(spokenText),
    async close() {
      await transcriber.close();
      await service.stop();
    },
  };
});
