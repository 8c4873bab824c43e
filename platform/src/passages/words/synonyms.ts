/** Everyday words that people use for one another when they ask. Each line is a group; a word may be in several. */
import { foldText } from './fold-words.ts';
import { stemOf } from './stem.ts';

const english = `
begin start commence|end finish stop complete final last|big large huge great|small little tiny|fast quick rapid speed|slow gradual
fix repair mend solve correct|break damage ruin destroy spoil harm|broken faulty defective|buy purchase get|sell vend|price cost charge fee expensive money pay
cheap inexpensive afford|help assist support aid|show display present reveal|hide conceal|choose select pick decide|choice option alternative
change modify alter adjust edit|keep store save hold preserve|remove delete erase discard clear|add insert append include|join connect link attach combine merge
split divide separate cut|make create build produce form construct|use apply employ utilize|need require necessary must|want wish desire
allow let permit enable|forbid prevent avoid prohibit block|protect guard secure safe defend|danger dangerous risk hazard harmful unsafe
error mistake bug wrong fault incorrect|problem trouble issue difficulty|test check verify try|examine inspect look check|see view watch look notice
hear listen sound|say tell speak mention talk|explain describe clarify|mean definition define signify|reason cause why|result effect outcome consequence
easy simple|hard difficult tough|hard firm stiff|soft tender gentle|important essential key crucial vital|useful helpful handy|use purpose
often frequent usually|rare seldom|always every|first initial begin|last final|next after following then|before earlier prior previous|now currently today
wait pause delay rest|time long duration hour minute|day daily|old ancient aged stale|new fresh recent modern|hot warm heat|cold cool chill|wet moist damp humid|dry dried
water liquid|dirt dirty mud soil|clean wash rinse wipe|open unlock|close shut|lock fasten|push press|pull drag|turn rotate spin twist|move shift transfer
put place set lay|take grab|bring carry|give provide offer supply|send deliver transmit|receive get obtain|lose lost miss|find discover locate|search look seek
learn study|teach instruct train|know understand grasp|remember recall memory memorize|think believe consider|guess estimate|measure size amount|weigh weight heavy
count number many amount|increase raise grow rise more|decrease reduce lower shrink less drop|tall high height|wide broad width|narrow thin|deep depth
full complete|whole entire all|part piece section portion|group set collection|list array|picture image photo|film video movie|paper page sheet|letter character
word term|name title call|sign mark symbol|tool instrument device equipment gear|machine engine device|part component|car vehicle|bike bicycle cycle|road street|house home building
child kid|person people someone user human|worker employee staff|boss manager employer|client customer buyer|job work task|company firm business
food meal eat|cook bake|bread loaf|fire flame burn|light lamp bright|color colour hue|loud noise noisy sound|quiet silent|smell odor
sick ill disease|health healthy|medicine drug|pain hurt|insect pest bug|plant crop grow|field farm land|rain weather|sun sunlight|tree wood
computer machine|program software app application code|function method|loop repeat iterate again|repeat again|condition if|password secret|network internet
folder directory|file document|screen display monitor|click press tap|type kind sort|write type|copy duplicate|print output|input enter|run execute launch
install setup|update upgrade|save keep store|load open|share send|tight tighten|loose loosen slack|strong strength|blunt dull
happen occur|rise climb|fall drop|mix stir blend combine|cover wrap|shape form|hole puncture flat|spot place location where|near close|far distance
best good better|bad poor worse|right correct proper|same equal identical|different differ difference versus|similar alike like|example instance|idea concept|rule law
plan design|goal aim target purpose|step stage phase|way method manner technique|habit routine|order sequence|signal sign|ready prepared done|prepare ready
empty vacant|electricity power current|wire cable|earth ground|plug socket outlet|fuse breaker|bulb lamp light|touch contact
tire tyre|oil lubricate lube grease|pump inflate air|sugar sweet
harvest reap`;

const bengali = `
পানি জল|শুরু আরম্ভ প্রথম|শেষ সমাপ্ত|বড় বিশাল|ছোট ক্ষুদ্র|দ্রুত তাড়াতাড়ি জলদি|ধীরে আস্তে|ভুল ত্রুটি এরর|সমস্যা ঝামেলা অসুবিধা|সমাধান ঠিক মেরামত সারানো
ব্যবহার প্রয়োগ কাজে|দরকার প্রয়োজন লাগে লাগবে জরুরি|গুরুত্বপূর্ণ জরুরি দরকারি|কারণ হেতু জন্য|ফল ফলাফল|সহজ সরল|কঠিন শক্ত|শক্ত মজবুত|নরম কোমল|গরম উষ্ণ তাপ|ঠান্ডা শীতল
ভেজা আর্দ্র স্যাঁতসেঁতে|শুকনো শুষ্ক শুকানো|পরিষ্কার ধোয়া সাফ|ময়লা নোংরা|খোলা খুলে|যোগ মেশানো মিশিয়ে|মেশান মিশ্রণ|বাদ মুছে সরানো|বদল পরিবর্তন পাল্টানো|তৈরি বানানো গড়া
রাখা সংরক্ষণ জমা|দেখা দেখানো|বলা কথা|পড়া পাঠ|শেখা শিক্ষা|জানা বোঝা|মনে স্মরণ|খোঁজা সন্ধান|দেওয়া প্রদান|নেওয়া গ্রহণ|কেনা ক্রয়|বেচা বিক্রি|দাম মূল্য খরচ টাকা
সময় মিনিট ঘণ্টা দিন|দিন দৈনিক|পরিমাণ মাপ কতটুকু|সংখ্যা কয়টি|ওজন ভার|উঁচু উচ্চতা|গভীর গভীরতা|বেশি অধিক|কম অল্প|বাড়া বৃদ্ধি|কমা হ্রাস কমানো
জমি মাঠ ক্ষেত|ধান চাল|বীজ বিচি|সেচ পানি|পোকা কীট|রোগ অসুখ|আগাছা ঘাস|ফসল শস্য|গাছ উদ্ভিদ|চাষ আবাদ কৃষি|কৃষক চাষি|বৃষ্টি বর্ষা|রোদ সূর্য
কম্পিউটার যন্ত্র মেশিন|প্রোগ্রাম কোড সফটওয়্যার|ভেরিয়েবল চলক|লুপ পুনরাবৃত্তি|শর্ত যদি|মান ভ্যালু|তালিকা লিস্ট|ফাইল নথি|ছবি চিত্র|অক্ষর বর্ণ হরফ|চিহ্ন প্রতীক
বিপদ বিপজ্জনক ঝুঁকি ক্ষতি|নিরাপদ সুরক্ষা|বিদ্যুৎ কারেন্ট|আলো বাতি|ঘর বাড়ি|খাওয়া খাবার|লবণ নুন|মানুষ লোক|শিশু বাচ্চা|গ্রাহক ক্রেতা ক্লায়েন্ট
উপায় পদ্ধতি নিয়ম|পার্থক্য তফাত ফারাক|একই সমান|ভালো উত্তম|খারাপ মন্দ নষ্ট|নষ্ট পচা|পুরোনো পুরনো|আগে পূর্বে|পরে পর|সবসময় সর্বদা|দূর দূরত্ব ফাঁক|জায়গা স্থান`;

/** By stem: the stems of the words that may be meant. */
const groups = new Map<string, Set<string>>();
for (const group of `${english}|${bengali}`.split(/[|\n]/)) {
  const stems = group
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemOf(foldText(word)));
  for (const stem of stems) {
    const others = groups.get(stem) ?? new Set<string>();
    for (const other of stems) if (other !== stem) others.add(other);
    groups.set(stem, others);
  }
}

const none: ReadonlySet<string> = new Set();

export function synonymsOf(stem: string): ReadonlySet<string> {
  return groups.get(stem) ?? none;
}
