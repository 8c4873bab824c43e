import { describe, expect, it } from 'vitest';
import { readPublicFileLink } from './public-link.ts';

describe('a link to import from', () => {
  it.each([
    ['https://files.example.org/talk.mp4', 'https://files.example.org/talk.mp4'],
    [' http://93.184.216.34:8080/a b.mp4 ', 'http://93.184.216.34:8080/a%20b.mp4'],
    ['https://[2606:2800:220:1::1]/talk.mp4', 'https://[2606:2800:220:1::1]/talk.mp4'],
  ])('is taken: %s', (text, url) => {
    expect(readPublicFileLink(text)).toBe(url);
  });

  it.each([
    'http://127.0.0.1/a.mp4',
    'http://127.1/a.mp4',
    'http://0x7f.1/a.mp4',
    'http://0177.0.0.1/a.mp4',
    'http://2130706433/a.mp4',
    'http://0/a.mp4',
    'http://localhost:5432/',
    'http://LOCALHOST./',
    'http://database.localhost/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('is refused when it is private: %s', (text) => {
    expect(() => readPublicFileLink(text)).toThrow('private address');
  });

  it('is refused with the way to go when a player of the service shows it', () => {
    expect(() => readPublicFileLink('https://youtu.be/dQw4w9WgXcQ')).toThrow('embedded in the lesson');
    expect(() => readPublicFileLink('https://vimeo.com/76979871')).toThrow('embedded in the lesson');
  });

  it.each(['', 'talk.mp4', 'file:///etc/passwd', 'ftp://example.org/a.mp4', 'javascript:alert(1)'])(
    'is refused when it is none: %s',
    (text) => {
      expect(() => readPublicFileLink(text)).toThrow('begins with http:// or https://');
    },
  );
});
