/**
 * What the AchievementCredential schema of Open Badges 3.0 asks of a credential like ours: every class that ours has, with the
 * properties, required names and enumerations that 1EdTech publishes (see docs/decisions/050-certificates.md). Classes that ours
 * does not have are left out, and may not be there.
 */
import { Ajv2019 } from 'ajv/dist/2019.js';

const text = { type: 'string' };
const dateTime = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
};
const typed = (name: string) => ({ type: 'array', minItems: 1, items: text, contains: { const: name } });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const listOf = (items: object) => ({ type: 'array', items });
const object = (properties: object, required: string[], more = {}) => ({
  type: 'object',
  properties,
  required,
  ...more,
});

const schema = {
  ...object(
    {
      '@context': {
        type: 'array',
        minItems: 2,
        prefixItems: [{ const: 'https://www.w3.org/ns/credentials/v2' }, text],
      },
      id: text,
      type: {
        ...typed('VerifiableCredential'),
        allOf: [{ contains: { enum: ['AchievementCredential', 'OpenBadgeCredential'] } }],
      },
      name: text,
      description: text,
      credentialSubject: ref('AchievementSubject'),
      evidence: listOf(ref('Evidence')),
      issuer: ref('Profile'),
      validFrom: dateTime,
      validUntil: dateTime,
      awardedDate: dateTime,
      proof: false,
      credentialSchema: listOf(object({ id: text, type: text }, ['id', 'type'])),
      credentialStatus: object({ id: text, type: text }, ['id', 'type']),
    },
    ['@context', 'id', 'type', 'name', 'credentialSubject', 'issuer', 'validFrom'],
  ),
  $defs: {
    AchievementSubject: object(
      {
        ...{
          id: text,
          type: typed('AchievementSubject'),
          activityEndDate: dateTime,
          activityStartDate: dateTime,
        },
        ...{ achievement: ref('Achievement'), identifier: listOf(ref('IdentityObject')) },
      },
      ['type', 'achievement'],
      { anyOf: [{ required: ['id'] }, { required: ['identifier'] }] },
    ),
    IdentityObject: object(
      {
        ...{ type: { const: 'IdentityObject' }, hashed: { type: 'boolean' }, identityHash: text, salt: text },
        identityType: {
          enum: [
            ...['name', 'sourcedId', 'systemId', 'productId', 'userName', 'accountId', 'emailAddress'],
            ...[
              'nationalIdentityNumber',
              'isbn',
              'issn',
              'lisSourcedId',
              'oneRosterSourcedId',
              'sisSourcedId',
            ],
            ...['ltiContextId', 'ltiDeploymentId', 'ltiToolId', 'ltiPlatformId', 'ltiUserId', 'identifier'],
          ],
        },
      },
      ['type', 'hashed', 'identityHash', 'identityType'],
      { additionalProperties: false },
    ),
    Evidence: object({ id: text, type: typed('Evidence'), narrative: text, name: text, description: text }, [
      'type',
    ]),
    Achievement: object(
      {
        ...{ id: text, type: typed('Achievement'), name: text, description: text, criteria: ref('Criteria') },
        ...{ creator: ref('Profile'), image: ref('Image') },
        achievementType: {
          enum: [
            ...['Achievement', 'Assessment', 'Award', 'Badge', 'Certificate', 'CertificateOfCompletion'],
            ...['Certification', 'Competency', 'Course', 'LearningProgram', 'MicroCredential'],
          ],
        },
      },
      ['id', 'type', 'criteria', 'description', 'name'],
    ),
    Criteria: object({ id: text, narrative: text }, [], {
      anyOf: [{ required: ['id'] }, { required: ['narrative'] }],
    }),
    Profile: object({ id: text, type: typed('Profile'), name: text, url: text }, ['id', 'type']),
    Image: object({ id: text, type: { const: 'Image' }, caption: text }, ['id', 'type']),
  },
};

const validate = new Ajv2019({ allErrors: true, strict: false }).compile(schema);

export function openBadgeProblems(credential: unknown): string[] {
  if (validate(credential)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
