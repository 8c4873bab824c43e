import {
  itemsXml,
  type PackageContents,
  resourcesXml,
  type WrittenItem,
  type WrittenResource,
} from './package-folder.ts';

interface ScormCourse {
  readonly title?: string;
  readonly items: readonly WrittenItem[];
  readonly resources: readonly WrittenResource[];
  readonly metadata?: string;
  readonly otherOrganizations?: string;
}

const SCORM = '<schema>ADL SCORM</schema><schemaversion>1.2</schemaversion>';

export function scormManifest({
  title = 'Tea at Work',
  items,
  resources,
  metadata,
  otherOrganizations = '',
}: ScormCourse): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="MANIFEST-TEA" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>${metadata ?? SCORM}</metadata>
  <organizations default="ORG"><organization identifier="ORG"><title>${title}</title>
${itemsXml(items)}
  </organization>${otherOrganizations}</organizations>
  ${resourcesXml(resources)}
</manifest>`;
}

/** As authoring programs write a page: with the calls of SCORM, a style and buttons around the text. */
export function scoPage(body: string): string {
  return `<!DOCTYPE html><html><head><title>Page</title><link rel="stylesheet" href="shared/look.css">
<script src="shared/scorm.js"></script><style>p { color: teal }</style></head>
<body onload="LMSInitialize('')" onunload="LMSFinish('')">${body}<button onclick="next()">Next</button></body></html>`;
}

/** Two modules, one of them with a level in between; pages with scripts, a picture, a file, a film and a frame. */
export const teaAtWork: PackageContents = {
  'imsmanifest.xml': scormManifest({
    items: [
      {
        title: 'Water',
        children: [
          { title: 'Boiling', resource: 'BOIL', more: '<adlcp:masteryscore>80</adlcp:masteryscore>' },
          { title: 'Hard water', children: [{ title: 'Filters', resource: 'FILTER' }] },
          { title: 'Notes for trainers', resource: 'BOIL', isHidden: true },
        ],
      },
      { title: 'Leaves', children: [{ title: 'A film of leaves', resource: 'LEAVES' }] },
    ],
    resources: [
      { id: 'BOIL', href: 'pages/boil.html', isSco: true, dependencies: ['SHARED'] },
      {
        id: 'FILTER',
        href: 'pages/filter%20kinds.html',
        isSco: false,
        files: ['pages/filter kinds.html', 'pages/more.htm'],
      },
      {
        id: 'LEAVES',
        href: 'pages/leaves.html',
        isSco: true,
        files: ['pages/leaves.html', 'media/leaves.mp4', 'docs/leaves.pdf'],
      },
      { id: 'SHARED', files: ['shared/scorm.js', 'shared/look.css', 'docs/checklist.pdf'], isSco: false },
    ],
  }),
  'adlcp_rootv1p2.xsd': '<schema/>',
  'shared/scorm.js': 'var API = null;',
  'shared/look.css': 'p { color: teal }',
  'docs/checklist.pdf': '%PDF-1.4 checklist',
  'docs/leaves.pdf': '%PDF-1.4 leaves',
  'docs/forgotten.docx': 'docx',
  'media/leaves.mp4': 'film',
  'media/kettle.png': 'png',
  'pages/boil.html': scoPage(`<h1>Boiling</h1><p>Heat the <b>water</b>, then <em>wait</em>.</p>
<p><img src="../media/kettle.png" alt="A kettle"> See <a href="https://example.org/tea?a=1&amp;b=2">more</a>.</p>
<script>document.write('never')</script>`),
  'pages/filter kinds.html': '<html><body><ul><li>Charcoal</li><li>Paper</li></ul></body></html>',
  'pages/more.htm': '<p>Rinse it first.</p>',
  'pages/leaves.html':
    scoPage(`<p>Watch.</p><iframe src="https://example.org/map" title="Map of gardens"></iframe>
<video controls><source src="../media/leaves.mp4" type="video/mp4"></video><a href="../docs/leaves.pdf">The sheet</a>`),
};
