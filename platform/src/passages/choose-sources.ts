/** The best sentences as the sources of an answer: no moment twice, none cut in its middle. */

import type { Source } from '@academy/contract/chats/answer.ts';
import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import type { CourseUnits, Unit } from './course-units.ts';
import { foldText } from './words/fold-words.ts';

/** A sentence shorter than this is told with the one after it. */
const shortSentence = 60;
/** An item is told from its beginning on as long as that is no page. */
const longestItem = 400;
/** 'That is all.' may follow on anything, and 'Lasso.' may begin anything. */
const aside = 15;

/** `ranked` are sentences, the best first. What has a sentence of a better one says nothing more, and looks like a mistake. */
export function chooseSources({ lessons, units }: CourseUnits, ranked: readonly number[]): Source[] {
  const sources: Source[] = [];
  /** A sentence may stand in several places: in the text, in a file, in the film. */
  const told = new Set<string>();
  const kept: Unit[] = [];
  for (const number of ranked) {
    const unit = units[number];
    const lesson = unit && lessons[unit.lesson];
    if (unit === undefined || lesson === undefined) continue;
    if (kept.some((other) => isSameMoment(unit, other))) continue;
    const sentences = sentencesWith(units, number);
    const known = sentences.filter((sentence) => told.has(foldText(sentence)));
    if (known.length === sentences.length || known.some(({ length }) => length > aside)) continue;
    for (const sentence of sentences) told.add(foldText(sentence));
    kept.push(unit);
    const { lessonId, moduleId, title } = lesson;
    sources.push({ lessonId, moduleId, lessonTitle: title, text: sentences.join(' '), ...placeOf(unit) });
    if (sources.length === chatLimits.sources) break;
  }
  return sources;
}

/** A sentence with what it cannot be understood without: its item from the beginning on, or what follows on few words. */
function sentencesWith(units: readonly Unit[], number: number): string[] {
  const unit = units[number];
  if (unit === undefined) return [];
  const item = [unit.text];
  let length = unit.text.length;
  for (let before = units[number - 1]; unit.item > 0 && isSameItem(unit, before); ) {
    item.unshift(before.text);
    length += 1 + before.text.length;
    if (length > longestItem) return [unit.text];
    before = units[number - item.length];
  }
  const next = units[number + 1];
  if (item.length > 1 || next === undefined || !belongsTo(unit, next)) return item;
  return [unit.text, next.text];
}

const isSameItem = (unit: Unit, other: Unit | undefined): other is Unit =>
  other?.strand === unit.strand && other.item === unit.item;

function belongsTo(unit: Unit, next: Unit): boolean {
  if (next.strand !== unit.strand || unit.text.length >= shortSentence) return false;
  if (unit.text.length + 1 + next.text.length > chatLimits.passageMaxLength) return false;
  if (unit.place.kind === 'speech') return true;
  if (unit.place.kind === 'content')
    return next.place.kind === 'content' && next.place.paragraph === unit.place.paragraph;
  return unit.place.kind === 'file' && next.place.kind === 'file' && next.place.page === unit.place.page;
}

/** What is said in two languages at once. */
function isSameMoment(unit: Unit, other: Unit): boolean {
  if (unit.lesson !== other.lesson || unit.strand === other.strand) return false;
  const [one, two] = [unit.place, other.place];
  if (one.kind !== 'speech' || two.kind !== 'speech') return false;
  return one.startMs < two.endMs && two.startMs < one.endMs;
}

/** As a source names it. */
export function placeOf({ place }: Pick<Unit, 'place'>) {
  switch (place.kind) {
    case 'speech':
      // As the transcript shows it: readers compare the two.
      return { kind: place.kind, seconds: Math.floor(place.cueMs / 1000), language: place.language };
    case 'file':
      return { kind: place.kind, resourceId: place.file.resourceId, name: place.file.name, page: place.page };
    default:
      return place;
  }
}
