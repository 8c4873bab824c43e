/** A test of a cartridge, from the XML of its items. */
export function assessment(items: readonly string[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="A1" title="Rivers">
<qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.exam.v0p1</fieldentry></qtimetadatafield>${more}</qtimetadata>
<rubric><material><mattext texttype="text/html">&lt;p&gt;Take your &lt;b&gt;time&lt;/b&gt;.&lt;/p&gt;</mattext></material></rubric>
<section ident="S1">${items.join('\n')}</section></assessment></questestinterop>`;
}

interface WrittenQtiItem {
  readonly profile: string;
  readonly prompt: string;
  readonly response: string;
  readonly conditions: string;
  readonly feedback?: string;
}

export function qtiItem({ profile, prompt, response, conditions, feedback = '' }: WrittenQtiItem): string {
  return `<item ident="I" title="Q"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel>
<fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
<presentation><material><mattext texttype="text/html"><![CDATA[${prompt}]]></mattext></material>${response}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing>${feedback}</item>`;
}

export function choices(texts: readonly string[], cardinality: 'Single' | 'Multiple' = 'Single'): string {
  const labels = texts.map(
    (text, index) =>
      `<response_label ident="c${index}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`,
  );
  return `<response_lid ident="R" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
}

export const blank =
  '<response_str ident="R" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>';

/** Points for what the conditions let through. */
export function points(tests: string, score = 100): string {
  return `<respcondition continue="No"><conditionvar>${tests}</conditionvar><setvar action="Set" varname="SCORE">${score}</setvar></respcondition>`;
}

export function equal(value: string): string {
  return `<varequal respident="R">${value}</varequal>`;
}

export function itemFeedback(ident: string, text: string): string {
  return `<itemfeedback ident="${ident}"><flow_mat><material><mattext texttype="text/plain">${text}</mattext></material></flow_mat></itemfeedback>`;
}
