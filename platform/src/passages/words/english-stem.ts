/** A light stemmer for English: the endings of nouns and verbs, and what is formed from them; its stems are no words. */

const irregular = new Map(
  `am be|is be|are be|was be|were be|been be|being be|has have|had have|having have|does do|did do|done do|went go|gone go|goes go|made make|said say|
  kept keep|told tell|taught teach|thought think|bought buy|brought bring|caught catch|held hold|built build|sent send|spent spend|meant mean|
  felt feel|left leave|lost lose|met meet|paid pay|sold sell|stood stand|understood understand|began begin|begun begin|broke break|broken break|
  chose choose|chosen choose|came come|became become|drew draw|drawn draw|drove drive|driven drive|ate eat|eaten eat|fell fall|fallen fall|
  forgot forget|forgotten forget|gave give|given give|grew grow|grown grow|knew know|known know|ran run|saw see|seen see|shook shake|
  shaken shake|sang sing|sung sing|spoke speak|spoken speak|stole steal|stolen steal|swam swim|took take|taken take|threw throw|thrown throw|
  wore wear|worn wear|wrote write|written write|rose rise|risen rise|hid hide|hidden hide|bit bite|bitten bite|got get|gotten get|found find|
  bound bind|wound wind|led lead|fed feed|bled bleed|slept sleep|swept sweep|bent bend|lent lend|dug dig|hung hang|stuck stick|struck strike|
  won win|shot shoot|sat sit|lit light|fought fight|sought seek|laid lay|lay lie|lain lie|burnt burn|learnt learn|spelt spell|
  children child|men man|women woman|people person|feet foot|teeth tooth|mice mouse|geese goose|knives knife|lives life|leaves leaf|
  halves half|loaves loaf|shelves shelf|indices index|vertices vertex|matrices matrix|analyses analysis|bases base|crises crisis|
  better good|best good|worse bad|worst bad|dying die|lying lie|tying tie|frozen freeze|froze freeze|
  data data|media media|criteria criterion|phenomena phenomenon|cacti cactus|fungi fungus|radii radius`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const vowel = /[aeiouy]/;

export function englishStem(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word.replaceAll("'", '');
  const base = irregular.get(bare) ?? bare;
  if (base.length <= 3) return base;
  return shorten(derived(withoutVerbEnding(singular(base))));
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  const ending = ['ing', 'ed'].find((each) => word.endsWith(each));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < 2 || !vowel.test(stem) || word.endsWith('eed')) return word;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  // 'stopped' is of 'stop', but 'called' of 'call'.
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return stem;
}

/** The longest first: what is made of a word by these means much the same. */
const endings = [
  'ization',
  'isation',
  'ational',
  'fulness',
  'ousness',
  'iveness',
  'ability',
  'ation',
  'ition',
  'ment',
  'ness',
  'able',
  'ible',
  'ally',
  'tion',
  'sion',
  'ance',
  'ence',
  'ful',
  'ity',
  'ive',
  'ize',
  'ise',
  'ous',
  'est',
  'ers',
  'ate',
  'al',
  'ly',
  'er',
  'or',
];
const shortestStem = 4;

function derived(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  // The t of 'section' and 'completion' is of the word itself.
  return ending === 'tion' || ending === 'sion' ? stem + ending[0] : stem;
}

function shorten(word: string): string {
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 3 && word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return word;
}
