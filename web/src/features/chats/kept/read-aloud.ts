/**
 * Reads a part of the page aloud with the browser's voice, sentence by sentence: a browser breaks off a long text, and tells by
 * sentences alone where it is if its voice does not tell by words. One thing is read at a time.
 */

/** A sentence, and where it stands in the part of the page. */
interface SpokenSentence {
  readonly text: string;
  /** An English sentence may stand beside a Bengali one. */
  readonly language: string;
  readonly range: (from: number, to: number) => Range;
}

interface Reader {
  readonly synthesis: SpeechSynthesis;
  /** What is being said; null when it is over. */
  readonly onWords: (range: Range | null) => void;
  readonly onEnd: (outcome: 'read' | 'no-voice') => void;
}

/** Returns what stops it. */
export function readAloud(sentences: readonly SpokenSentence[], reader: Reader): () => void {
  const { synthesis } = reader;
  let isStopped = false;
  const end = (outcome: 'read' | 'no-voice') => {
    if (isStopped) return;
    isStopped = true;
    reader.onWords(null);
    reader.onEnd(outcome);
  };
  const say = (index: number): void => {
    const sentence = sentences[index];
    if (sentence === undefined) {
      end('read');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = sentence.language;
    utterance.voice = voiceFor(sentence.language, synthesis.getVoices()) ?? null;
    utterance.onstart = () => {
      if (!isStopped) reader.onWords(sentence.range(0, sentence.text.length));
    };
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (isStopped || name !== 'word') return;
      const length = charLength || wordLength(sentence.text, charIndex);
      reader.onWords(sentence.range(charIndex, charIndex + length));
    };
    utterance.onend = () => {
      if (!isStopped) say(index + 1);
    };
    utterance.onerror = () => end('no-voice');
    synthesis.speak(utterance);
  };
  synthesis.cancel();
  say(0);
  return () => {
    if (isStopped) return;
    isStopped = true;
    reader.onWords(null);
    synthesis.cancel();
  };
}

/** A voice of the very language, else of its kin; without one the browser chooses. */
export function voiceFor<Voice extends { readonly lang: string }>(
  language: string,
  voices: readonly Voice[],
): Voice | undefined {
  const tag = (voice: Voice) => voice.lang.toLowerCase().replace('_', '-');
  const wanted = language.toLowerCase();
  return (
    voices.find((voice) => tag(voice) === wanted) ??
    voices.find((voice) => tag(voice).split('-')[0] === wanted.split('-')[0])
  );
}

const wordLength = (text: string, from: number): number =>
  /^[\p{L}\p{M}\p{N}'’-]+/u.exec(text.slice(from))?.[0].length ?? 1;

/** What is read of a part of the page: its words as they stand there, without what is marked as not to be read. */
export function sentencesOf(root: Element, languageOf: (text: string) => string): SpokenSentence[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return blocksOf(root).flatMap((nodes) => {
    const whole = nodes.map(({ data }) => data).join('');
    return Array.from(segments.segment(whole), ({ segment, index }) => ({
      ...{ text: segment, language: languageOf(segment) },
      range: (from: number, to: number) => rangeIn(nodes, index + from, index + to),
    })).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  });
}

/** The texts of each block: a sentence does not go on in the next one. */
function blocksOf(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Text[]>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('[data-unspoken], pre')) continue;
    const block = parent.closest('p, li, h3, h4, h5, h6, td, th, blockquote, div') ?? root;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return [...blocks.values()];
}

function rangeIn(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const end = before + node.data.length;
    if (from >= before && from <= end) range.setStart(node, from - before);
    if (to > before && to <= end) range.setEnd(node, to - before);
    before = end;
  }
  return range;
}
