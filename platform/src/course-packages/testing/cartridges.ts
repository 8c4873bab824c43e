import {
  itemsXml,
  type PackageContents,
  resourcesXml,
  type WrittenItem,
  type WrittenResource,
} from './package-folder.ts';

interface Cartridge {
  readonly version?: string;
  readonly isThin?: boolean;
  readonly general?: string;
  readonly items: readonly WrittenItem[];
  readonly resources: readonly WrittenResource[];
}

const GENERAL = `<lomimscc:title><lomimscc:string language="en-GB">Rivers of Bengal</lomimscc:string></lomimscc:title>
<lomimscc:language>en</lomimscc:language>
<lomimscc:description><lomimscc:string>Where the rivers come from, and where they go.</lomimscc:string></lomimscc:description>
<lomimscc:keyword><lomimscc:string>design</lomimscc:string></lomimscc:keyword>`;

export function cartridgeManifest({
  version = '1.3.0',
  isThin,
  general = GENERAL,
  items,
  resources,
}: Cartridge): string {
  const number = version.replaceAll('.', 'p').slice(0, 3);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M1" xmlns="http://www.imsglobal.org/xsd/imsccv${number}/imscp_v1p1"
  xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv${number}/LOM/manifest">
  <metadata><schema>IMS ${isThin ? 'Thin ' : ''}Common Cartridge</schema><schemaversion>${version}</schemaversion>
    <lomimscc:lom><lomimscc:general>${general}</lomimscc:general></lomimscc:lom></metadata>
  <organizations><organization identifier="O1" structure="rooted-hierarchy"><item identifier="ROOT">
${itemsXml(items)}
  </item></organization></organizations>
  ${resourcesXml(resources)}
</manifest>`;
}

export function webLink(title: string, address: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3">
<title>${title}</title><url href="${address}" target="_blank"/></webLink>`;
}

const QUIZ = 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment';

/** A module of each kind of thing that cartridges hold. */
export function riversOfBengal(quiz: string): PackageContents {
  return {
    'imsmanifest.xml': cartridgeManifest({
      items: [
        {
          title: 'Sources',
          children: [
            { title: 'The glacier', resource: 'PAGE' },
            { title: 'A map', resource: 'LINK' },
            { title: 'The atlas', resource: 'PDF' },
            { title: 'What do you think?', resource: 'TALK' },
          ],
        },
        {
          title: 'Questions',
          children: [
            { title: 'Rivers', resource: 'QUIZ' },
            { title: 'Simulator', resource: 'TOOL' },
          ],
        },
        {
          title: 'To hand in',
          children: [{ title: 'An essay', resource: 'WORK' }, { title: 'Nothing here' }],
        },
      ],
      resources: [
        { id: 'PAGE', href: 'pages/glacier.html' },
        { id: 'LINK', type: 'imswl_xmlv1p3', files: ['link.xml'] },
        { id: 'PDF', href: 'web_resources/atlas.pdf' },
        { id: 'TALK', type: 'imsdt_xmlv1p3', files: ['talk.xml'] },
        { id: 'QUIZ', type: QUIZ, files: ['quiz/assessment.xml'] },
        { id: 'TOOL', type: 'imsbasiclti_xmlv1p3', files: ['tool.xml'] },
        { id: 'WORK', type: 'assignment_xmlv1p0', files: ['work.xml'] },
        { id: 'BANK', type: 'imsqti_xmlv1p2/imscc_xmlv1p3/question-bank', files: ['bank.xml'] },
      ],
    }),
    'pages/glacier.html': `<p>It melts.</p><img src="$IMS-CC-FILEBASE$/glacier.jpg" alt="Ice">
<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>`,
    'web_resources/glacier.jpg': 'jpg',
    'web_resources/atlas.pdf': '%PDF-1.4 atlas',
    'link.xml': webLink('Map', 'https://example.org/map?zoom=3&amp;layer=rivers'),
    'talk.xml': '<topic><title>Think</title><text>?</text></topic>',
    'tool.xml': '<cartridge_basiclti_link/>',
    'work.xml': '<assignment><title>Essay</title></assignment>',
    'bank.xml': '<questestinterop><objectbank/></questestinterop>',
    'quiz/assessment.xml': quiz,
    'quiz/delta.png': 'png',
  };
}
