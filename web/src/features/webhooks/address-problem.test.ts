import { expect, it } from 'vitest';
import { addressHint, addressProblem } from './address-problem.ts';

const notOne = 'Enter an address that begins with https:// and has no name or password in it.';

it.each([
  ['', 'Please enter an address.'],
  ['  ', 'Please enter an address.'],
  ['vul', notOne],
  ['hooks.example/in', notOne],
  ['ftp://hooks.example', notOne],
  ['https://', notOne],
  ['https://me:secret@hooks.example/in', notOne],
])('of the address %j it is said: %s', (typed, sentence) => {
  expect(addressProblem(typed)).toBe(sentence);
});

it.each([' https://hooks.example/in ', 'http://localhost:9000/in'])(
  '%j is for the server to judge',
  (typed) => {
    expect(addressProblem(typed)).toBeUndefined();
  },
);

it.each([
  ['academy.example', false],
  ['127.example', false],
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
])('at %s it is said that an address may do without TLS: %s', (host, isSaid) => {
  expect(addressHint(host).includes('http:// on this machine')).toBe(isSaid);
});
