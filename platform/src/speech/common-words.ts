/** Words that everybody says in every course, whatever its terms sound like: these are never taken for a term that was misheard. */
const common = new Set(
  `
  a able about above accept across act action actually add after again against age ago agree ahead air all
  allow almost alone along already also although always am among amount an and animal another answer any
  anybody anyone anything anyway appear apply are area argue arm around arrive art as ask at away baby back
  bad ball bank bar base be bear beat beautiful became because become bed been before began begin behind
  being believe below best better between beyond big bill bit black blood blue board body book both bottom
  box boy break bring brother brought brown build building built business but buy by call called came can
  cannot car card care carry case catch caught cause center certain chair chance change character charge
  check child children choice choose church city claim class clear clearly close code cold collect color
  come coming common company compare complete computer concern condition consider contain continue control
  correct cost could country couple course court cover create cross cup current cut dark data date daughter
  day days dead deal death decide deep degree depend describe design detail develop did die difference
  different difficult dinner direction discover discuss do doctor does dog doing done door down draw dream
  drive drop during each early earth easily east easy eat edge education effect effort eight either else
  end energy enjoy enough enter entire equal especially even evening event ever every everybody everyone
  everything exactly example except expect experience explain eye eyes face fact fail fall false family far
  farm fast father fear feel feeling feet fell few field fight figure file fill final finally find fine
  finger finish fire first fish five fixed floor fly follow food foot for force foreign forget form former
  forward found four free friend from front full fun function funny further future game garden gave general
  get girl give given glass go goes going gold gone good got government great green grew ground group grow
  guess gun guy had hair half hall hand hands hang happen happy hard has hat have he head hear heard heart
  heat heavy height held hello help her here herself hi high him himself his history hit hold hole home
  hope horse hospital hot hotel hour hours house how however huge human hundred husband i idea if image
  imagine important in include increase indeed inside instead interest into is issue it its itself job join
  just keep kept key kid kill kind king kitchen knew know known lady land language large last late later
  laugh law lay lead learn least leave led left leg less let letter level lie life light like likely line
  list listen little live local long longer look lose loss lost lot love low lower machine made main major
  make man manage many map mark market matter may maybe me mean means meant measure meet meeting member
  memory men mention method middle might mile milk million mind mine minute miss model modern moment money
  month months more morning most mother mouth move movement much music must my myself name names nation
  natural nature near nearly necessary need never new news next nice night nine no nobody none nor north
  not note nothing notice now number of off offer office often oh oil okay old on once one only onto open
  or order other others our out outside over own page paid pain paint pair paper parent part particular
  party pass past pattern pay peace people per perfect perhaps period person phone pick picture piece place
  plan plant play please point police poor position possible power practice prepare present president press
  pretty price print probably problem process produce product program project protect prove provide public
  pull purpose push put quality question quick quickly quiet quite race radio rain raise ran range rate
  rather reach read ready real really reason receive recent record red remain remember remove repeat report
  represent require rest result return rich ride right rise river road rock role room round rule run
  running safe said same sat save saw say says scene school science sea season seat second section see seem
  seen self sell send sense sent sentence separate series serious serve service set seven several shape
  share she ship short should show shown side sight sign similar simple simply since sing single sir sister
  sit six size skin sky sleep slow slowly small smile so social some somebody someone something sometimes
  son song soon sorry sort sound source south space speak special spend spring stand standard star start
  started state states station stay step still stood stop store story straight street strong student study
  stuff such suddenly suggest summer sun support suppose sure surface system table take taken talk tall tax
  teach teacher team tell ten term test text than thank thanks that the their them themselves then there
  therefore these they thing things think third this those though thought thousand three through throw thus
  time times to today together told tomorrow tonight too took top total touch toward town trade train
  travel tree tried trouble true trust truth try trying turn turned twelve twenty two type under understand
  until up upon us use used useful usually value various very view visit voice wait walk wall want war warm
  was watch water way ways we wear weather week weeks well went were west what whatever when where whether
  which while white who whole whom whose why wide wife will win wind window wish with within without woman
  women won wonder word words work worked world worry worth would write writing written wrong yeah year
  years yellow yes yesterday yet you young your yours yourself zero
`
    .trim()
    .split(/\s+/),
);

const endings = ['', 's', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'est'];

/** Also with the usual endings: 'uses', 'building', 'changed'. */
export function isCommonWord(letters: string): boolean {
  return endings.some(
    (ending) => letters.endsWith(ending) && common.has(letters.slice(0, letters.length - ending.length)),
  );
}
