/** The settings as they are typed: what a field shows, what of it is wrong, and what is to be sent. */

import { latinDigits } from '@academy/contract/quizzes/fold-answer.ts';
import { accentPattern } from '@academy/contract/school-settings/accent.ts';
import {
  isTimeZone,
  type LimitName,
  limitNames,
  plainDomain,
  schoolSettingLimits,
  supportLink,
} from '@academy/contract/school-settings/school-setting-rules.ts';
import { t } from '@lingui/core/macro';
import type { SettingsChanges, ToldSettings } from '@/api/school-settings.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { tooLongText } from '@/lib/too-long.ts';

type Settings = ToldSettings['settings'];

export interface SettingsDraft
  extends Pick<Settings, 'signUp' | 'courseCreation' | 'publishingNeedsApproval' | 'academyName'>,
    Record<LimitName, string> {
  /** One a line. */
  readonly signUpDomains: string;
  /** Empty: the colour that the academy comes with. */
  readonly accent: string;
  readonly support: string;
  /** Empty: that of the machine. */
  readonly timeZone: string;
}

export type DraftProblems = Partial<Record<keyof SettingsDraft, string>>;

export function draftOf({ settings, limits, locked }: ToldSettings): SettingsDraft {
  const megabytes = limitNames.map((name) => {
    const told = locked[name] === undefined ? settings[name] : limits[name];
    return [name, told === null || told === undefined ? '' : String(told)];
  });
  return {
    signUp: settings.signUp,
    signUpDomains: settings.signUpDomains.join('\n'),
    courseCreation: settings.courseCreation,
    publishingNeedsApproval: settings.publishingNeedsApproval,
    academyName: settings.academyName,
    accent: settings.accent ?? '',
    support: (settings.support ?? '').replace(/^mailto:/, ''),
    timeZone: settings.timeZone ?? '',
    ...(Object.fromEntries(megabytes) as Record<LimitName, string>),
  };
}

export function draftProblems(draft: SettingsDraft): DraftProblems {
  const problems: { -readonly [Name in keyof SettingsDraft]?: string } = {};
  const domains = domainsOf(draft.signUpDomains);
  const wrong = domains.find((domain) => plainDomain(domain) === null);
  if (draft.signUp === 'domains' && domains.length === 0)
    problems.signUpDomains = t`Name at least one domain.`;
  if (wrong !== undefined) problems.signUpDomains = t`“${wrong}” is no domain.`;
  if (domains.length > schoolSettingLimits.domains) problems.signUpDomains = t`These are too many domains.`;
  if (draft.academyName.trim() === '') problems.academyName = t`The academy needs a name.`;
  if (draft.accent !== '' && !accentPattern.test(draft.accent))
    problems.accent = t`A colour is written like #b0441c.`;
  if (draft.support.trim() !== '' && supportLink(draft.support) === null) {
    problems.support = t`Enter an email address, or a page that begins with http:// or https://.`;
  }
  if (draft.timeZone.trim() !== '' && !isTimeZone(draft.timeZone.trim())) {
    problems.timeZone = t`Enter the name of a time zone, such as Asia/Dhaka, or leave it empty.`;
  }
  for (const name of limitNames) {
    const problem = limitProblem(typedLimit(draft[name]));
    if (problem !== undefined) problems[name] = problem;
  }
  return { ...problems, ...tooLongProblems(draft) };
}

/** What is told while it is typed, too. */
export function tooLongProblems({ academyName, support }: SettingsDraft): DraftProblems {
  const name = tooLongText(academyName.trim(), schoolSettingLimits.nameLength);
  const help = tooLongText(support.trim(), schoolSettingLimits.supportLength);
  return { ...(name ? { academyName: name } : {}), ...(help ? { support: help } : {}) };
}

/** Digits may be Bengali ones. */
const typedLimit = (text: string) => latinDigits(text).trim();

function limitProblem(text: string): string | undefined {
  if (text === '') return;
  if (!/^-?\d+$/.test(text)) return t`Enter a whole number of megabytes, or leave it empty.`;
  const most = numberText(schoolSettingLimits.megabytes);
  if (Number(text) > schoolSettingLimits.megabytes)
    return t`Enter at most ${most} megabytes, or leave it empty.`;
  if (Number(text) < 1) return t`Enter at least 1 megabyte, or leave it empty.`;
}

/** Of a draft without problems: the fields that were touched, as the academy keeps them. */
export function changesOf(changed: Partial<SettingsDraft>): SettingsChanges {
  const { signUpDomains, accent, support, timeZone, ...rest } = changed;
  const limits = limitNames.flatMap((name) => {
    const text = changed[name];
    if (text === undefined) return [];
    const limit = typedLimit(text);
    return [[name, limit === '' ? null : Number(limit)]];
  });
  return {
    ...rest,
    ...(signUpDomains === undefined ? {} : { signUpDomains: domainsOf(signUpDomains) }),
    ...(accent === undefined ? {} : { accent: accent === '' ? null : accent }),
    ...(support === undefined ? {} : { support: support.trim() === '' ? null : support.trim() }),
    ...(timeZone === undefined ? {} : { timeZone: timeZone.trim() === '' ? null : timeZone.trim() }),
    ...Object.fromEntries(limits),
  };
}

function domainsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((domain) => domain !== '');
}
