import { childAt, childrenOf, descendantsOf, type XmlElement } from './read-xml.ts';

/*
 * One question of QTI 1.2, as cartridges write it: what is shown, what can be answered, and which answers the conditions
 * of its points let through.
 */

export interface QtiMaterial {
  readonly text: string;
  readonly isHtml: boolean;
}

export interface QtiItem {
  /** Such as cc.multiple_choice.v0p1, or what another program calls it. */
  readonly profile: string;
  readonly prompt: readonly QtiMaterial[];
  readonly isSeveral: boolean;
  readonly choices: readonly { readonly id: string; readonly material: readonly QtiMaterial[] }[];
  /** How many places there are to write or choose in. */
  readonly answerPlaces: number;
  readonly right: QtiAnswers;
  readonly explanation: readonly QtiMaterial[];
  /** Feedback besides the explanation. */
  readonly otherFeedback: number;
}

interface QtiAnswers {
  readonly equal: readonly string[];
  readonly substrings: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
}

/** In the order in which they explain: what is said of any answer, then of a right one. */
const EXPLAINING = [/^general/i, /^correct/i, /^solution/i];

export function readQtiItem(item: XmlElement): QtiItem {
  const presentation = childAt(item, 'presentation');
  const places = presentation
    ? descendantsOf(presentation, 'response_lid', 'response_str', 'response_num')
    : [];
  const [place] = places;
  const feedback = childrenOf(item, 'itemfeedback').filter((one) => materialIn(one).length > 0);
  const isCalled = (name: RegExp) => (one: XmlElement) => name.test(one.attributes.get('ident') ?? '');
  const explaining = EXPLAINING.map((name) => feedback.find(isCalled(name))).find((one) => one !== undefined);
  return {
    profile: profileOf(item),
    prompt: presentation
      ? materialIn(presentation, ['response_lid', 'response_str', 'response_num', 'response_grp'])
      : [],
    isSeveral: place?.attributes.get('rcardinality')?.toLowerCase() === 'multiple',
    choices: (place?.name === 'response_lid' ? descendantsOf(place, 'response_label') : []).map((label) => ({
      id: label.attributes.get('ident') ?? '',
      material: materialIn(label),
    })),
    answerPlaces: places.length,
    right: rightAnswers(item),
    explanation: explaining ? materialIn(explaining) : [],
    otherFeedback: feedback.length - (explaining ? 1 : 0),
  };
}

function profileOf(item: XmlElement): string {
  const fields = descendantsOf(item, 'qtimetadatafield').map(
    (field) =>
      [childAt(field, 'fieldlabel')?.text.trim(), childAt(field, 'fieldentry')?.text.trim() ?? ''] as const,
  );
  const named = new Map(fields);
  return named.get('cc_profile') ?? named.get('question_type') ?? '';
}

/** What stands below an element, but not below others. */
export function materialIn(element: XmlElement, except: readonly string[] = []): QtiMaterial[] {
  return element.children.flatMap((child) => {
    if (except.includes(child.name)) return [];
    if (child.name !== 'mattext') return materialIn(child, except);
    const isHtml = child.attributes.get('texttype')?.toLowerCase() === 'text/html';
    return child.text.trim() === '' ? [] : [{ text: child.text, isHtml }];
  });
}

/** From the conditions that give points: what is demanded, and not what is forbidden. */
function rightAnswers(item: XmlElement): QtiAnswers {
  const conditions = childrenOf(childAt(item, 'resprocessing'), 'respcondition').filter(givesPoints);
  const tests = conditions.flatMap((one) => testsIn(childAt(one, 'conditionvar')));
  const named = (name: string) => tests.filter((test) => test.name === name).map(({ text }) => text.trim());
  return {
    equal: [...new Set(named('varequal'))],
    substrings: [...new Set(named('varsubstring'))],
    from: named('vargte')[0] ?? named('vargt')[0] ?? null,
    to: named('varlte')[0] ?? named('varlt')[0] ?? null,
  };
}

function givesPoints(condition: XmlElement): boolean {
  return childrenOf(condition, 'setvar').some(({ attributes, text }) => {
    return attributes.get('action')?.toLowerCase() !== 'subtract' && Number(text.trim()) > 0;
  });
}

function testsIn(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).flatMap((child) => {
    if (child.name === 'not') return [];
    return child.name === 'and' || child.name === 'or' ? testsIn(child) : [child];
  });
}
