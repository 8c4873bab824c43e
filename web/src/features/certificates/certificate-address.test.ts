import { expect, it } from 'vitest';
import { readSoughtCertificate } from './certificate-address.ts';

const certificateId = '7d334281-0c5e-4f3a-9b1d-2f6a8c4e1b90';
const here = 'academy.example.org:3000';
const read = (text: string) => readSoughtCertificate(text, here);

it.each([
  certificateId,
  `  ${certificateId.toUpperCase()}\n`,
  `http://${here}/certificates/${certificateId}`,
  ` https://${here}/certificates/${certificateId}/?lang=bn#top `,
  `${here}/certificates/${certificateId}`,
  `Check it at http://${here}/certificates/${certificateId}`,
  `It is here (http://${here}/certificates/${certificateId}).`,
  `যাচাইয়ের ঠিকানা: http://${here}/certificates/${certificateId}`,
  `http://${here}/api/certificates/${certificateId}/certificate.pdf?language=en`,
])('finds a certificate of this academy in %j', (text) => {
  expect(read(text)).toEqual({ kind: 'here', certificateId });
});

it.each([
  [`https://elsewhere.example/certificates/${certificateId}`, 'elsewhere.example'],
  [`elsewhere.example/certificates/${certificateId}`, 'elsewhere.example'],
  ['https://elsewhere.example/badges/7', 'elsewhere.example'],
  // Another port is another academy, and what stands before an @ is no host.
  [`http://academy.example.org/certificates/${certificateId}`, 'academy.example.org'],
  [`https://${here}@elsewhere.example/certificates/${certificateId}`, 'elsewhere.example'],
])('tells of which host %j is', (text, host) => {
  expect(read(text)).toMatchObject({ kind: 'elsewhere', host });
});

it.each([
  '',
  'Nadia Rahman',
  certificateId.slice(0, -1),
  `${certificateId}0`,
  `http://${here}/certificates/verify`,
  `http://${here}/course/${certificateId}`,
  `javascript:alert(1)//${here}/certificates/${certificateId}`,
  `ftp://elsewhere.example/certificates/${certificateId}`,
  'https://',
])('says that it cannot read %j', (text) => {
  expect(read(text)).toEqual({ kind: 'unreadable' });
});
