/**
 * A certificate as an Open Badges 3.0 credential, in the data model of Verifiable Credentials 2.0. Texts of people stand only in
 * fields that are plain text: a narrative is Markdown, which a wallet may draw.
 */
export interface CredentialFacts {
  /** The address of the certificate's page: the id of the credential. */
  readonly pageUrl: string;
  /** A name for the student that is used for nothing else. */
  readonly subjectId: string;
  readonly name: string;
  readonly course: { readonly url: string; readonly title: string; readonly pictureUrl: string };
  readonly creator: string;
  /** To the second, as the claims of the token count. */
  readonly issuedAt: Date;
  readonly criterion: {
    readonly lessons: number;
    readonly passMark: number | null;
    readonly score: number | null;
  };
  readonly issuer: { readonly did: string; readonly name: string; readonly url: string };
  readonly status: { readonly listUrl: string; readonly index: number };
}

export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

const schemaUrl =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export function buildCredential(facts: CredentialFacts) {
  const { issuer, course, criterion, status } = facts;
  const issuedAt = wholeSeconds(facts.issuedAt);
  return {
    '@context': credentialContexts,
    id: facts.pageUrl,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course.title,
    issuer: { id: issuer.did, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: issuedAt,
    credentialSubject: {
      id: facts.subjectId,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: facts.name, identityType: 'name' }],
      activityEndDate: issuedAt,
      achievement: {
        id: course.url,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: course.title,
        description: 'A course of this academy, finished.',
        criteria: { narrative: criterionNarrative(criterion) },
        creator: { id: `${course.url}#creator`, type: ['Profile'], name: facts.creator },
        image: { id: course.pictureUrl, type: 'Image' },
      },
    },
    evidence: [
      { type: ['Evidence'], name: 'What was done', narrative: evidenceNarrative(criterion, issuedAt) },
    ],
    credentialStatus: {
      id: `${status.listUrl}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: status.listUrl,
    },
    credentialSchema: [{ id: schemaUrl, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

/** The credential itself, with what a token has to say besides. */
export function credentialClaims(facts: CredentialFacts) {
  return {
    ...buildCredential(facts),
    iss: facts.issuer.did,
    sub: facts.subjectId,
    jti: facts.pageUrl,
    nbf: Math.floor(facts.issuedAt.getTime() / 1000),
  };
}

export function criterionNarrative({ passMark }: Pick<CredentialFacts['criterion'], 'passMark'>): string {
  const lessons = 'Every lesson of the course was opened, as the academy counts it.';
  return passMark === null
    ? lessons
    : `${lessons} At least ${passMark} percent of its questions were answered right.`;
}

/** What a criterion asks for that is in the academy's own words, so that it can be said in another language; null for others. */
export function readCriterion(narrative: string): Pick<CredentialFacts['criterion'], 'passMark'> | null {
  const [, percent] = / At least (\d{1,3}) percent /.exec(narrative) ?? [];
  const criterion = { passMark: percent === undefined ? null : Number(percent) };
  return criterionNarrative(criterion) === narrative ? criterion : null;
}

function evidenceNarrative({ lessons, score }: CredentialFacts['criterion'], issuedAt: string): string {
  const opened = `All ${lessons} lessons that the course had were opened by ${issuedAt.slice(0, 10)}.`;
  return score === null ? opened : `${opened} ${score} percent of its questions were answered right.`;
}

export function wholeSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
