/**
 * Courses name their language as their creators like: 'English', 'বাংলা', 'Français', 'pt-BR'. These are the names of each,
 * in English, in itself and as people also write it; all in small letters.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  en: ['english', 'ইংরেজি', 'ইংলিশ', 'eng'],
  bn: ['bengali', 'bangla', 'বাংলা', 'ben'],
  ar: ['arabic', 'العربية', 'عربي', 'ara'],
  de: ['german', 'deutsch', 'deu', 'ger'],
  es: ['spanish', 'español', 'espanol', 'castellano', 'spa'],
  fa: ['persian', 'farsi', 'فارسی', 'fas'],
  fr: ['french', 'français', 'francais', 'fra', 'fre'],
  gu: ['gujarati', 'ગુજરાતી', 'guj'],
  hi: ['hindi', 'हिन्दी', 'हिंदी', 'হিন্দি', 'hin'],
  id: ['indonesian', 'bahasa indonesia', 'ind'],
  it: ['italian', 'italiano', 'ita'],
  ja: ['japanese', '日本語', 'jpn'],
  ko: ['korean', '한국어', 'kor'],
  ml: ['malayalam', 'മലയാളം', 'mal'],
  mr: ['marathi', 'मराठी', 'mar'],
  ms: ['malay', 'bahasa melayu', 'msa'],
  ne: ['nepali', 'नेपाली', 'nep'],
  nl: ['dutch', 'nederlands', 'nld'],
  pa: ['punjabi', 'panjabi', 'ਪੰਜਾਬੀ', 'پنجابی', 'pan'],
  pl: ['polish', 'polski', 'pol'],
  pt: ['portuguese', 'português', 'portugues', 'por'],
  ru: ['russian', 'русский', 'rus'],
  si: ['sinhala', 'sinhalese', 'සිංහල', 'sin'],
  sw: ['swahili', 'kiswahili', 'swa'],
  ta: ['tamil', 'தமிழ்', 'tam'],
  te: ['telugu', 'తెలుగు', 'tel'],
  th: ['thai', 'ไทย', 'tha'],
  tr: ['turkish', 'türkçe', 'turkce', 'tur'],
  uk: ['ukrainian', 'українська', 'ukr'],
  ur: ['urdu', 'اردو', 'urd'],
  vi: ['vietnamese', 'tiếng việt', 'vie'],
  zh: ['chinese', 'mandarin', '中文', '汉语', '漢語', 'zho'],
};

const codes = new Map(
  Object.entries(names).flatMap(([code, known]) =>
    [code, ...known].map((name) => [name.normalize('NFC'), code] as const),
  ),
);

/** The languages that a creator can choose by name, by their codes. */
export const knownLanguages: readonly string[] = Object.keys(names);

/** The code of a language that is named in words or by its code; null for a name that stands for none or for several. */
export function languageCodeOf(name: string | null): string | null {
  const plain = (name ?? '').normalize('NFC').trim().toLowerCase();
  // 'English (UK)', 'English – British': what follows says more about the same language.
  const [first = ''] = plain.split(/\s*[([–—:]\s*/);
  const [subtag = ''] = first.split(/[-_]/);
  return (
    codes.get(plain) ?? codes.get(first) ?? (/^[a-z]{2,3}$/.test(subtag) ? codes.get(subtag) : null) ?? null
  );
}

/** What is spoken in a lesson: as its creator said, else what its course is in; null where that names no language. */
export function spokenLanguageOf(lesson: {
  readonly spokenLanguage: string | null;
  readonly courseLanguage: string | null;
}): string | null {
  return lesson.spokenLanguage ?? languageCodeOf(lesson.courseLanguage);
}
