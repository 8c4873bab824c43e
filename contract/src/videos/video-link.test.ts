import { describe, expect, it } from 'vitest';
import { embeddedLinkOf, readVideoLink } from './video-link.ts';

const youtube = (rest: string) => ({
  kind: 'youtube',
  embedUrl: `https://www.youtube-nocookie.com/embed/${rest}`,
});
const vimeo = (rest: string) => ({ kind: 'vimeo', embedUrl: `https://player.vimeo.com/video/${rest}` });

describe('a video link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'dQw4w9WgXcQ?start=90'],
    ['http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=42', 'dQw4w9WgXcQ?start=42'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    [' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7 ', 'dQw4w9WgXcQ?start=7'],
  ])('of YouTube is embedded from its quiet host: %s', (text, rest) => {
    expect(readVideoLink(text)).toEqual(youtube(rest));
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/76979871/abcdef1234', '76979871?dnt=1&h=abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', '76979871?dnt=1&h=abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h="><script>', '76979871?dnt=1'],
  ])('of Vimeo is embedded without tracking: %s', (text, rest) => {
    expect(readVideoLink(text)).toEqual(vimeo(rest));
  });

  it('to anything else on the web is a file to fetch', () => {
    expect(readVideoLink('https://files.example.org/a lesson.mp4')).toEqual({
      kind: 'file',
      url: 'https://files.example.org/a%20lesson.mp4',
    });
    expect(readVideoLink('https://notyoutube.com/watch?v=dQw4w9WgXcQ')).toMatchObject({ kind: 'file' });
    expect(readVideoLink('https://youtube.com.example.org/x')).toMatchObject({ kind: 'file' });
  });

  it('is told to students only where it is embedded', () => {
    const embedded = 'https://vimeo.com/76979871';
    expect(embeddedLinkOf(embedded)).toBe(embedded);
    expect(embeddedLinkOf('https://files.example.org/lesson.mp4')).toBeNull();
    expect(embeddedLinkOf(null)).toBeNull();
  });

  it.each([
    '',
    'lesson.mp4',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.org/a.mp4',
    'https://www.youtube.com/@channel',
    'https://youtu.be/short',
    'https://vimeo.com/channels/staffpicks',
  ])('is none: %s', (text) => {
    expect(readVideoLink(text)).toEqual({ kind: 'invalid' });
  });
});
