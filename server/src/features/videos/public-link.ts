import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { isPrivateHost } from '../../http/private-host.ts';
import { Refusal } from '../../refusal.ts';

/** The address of the file to fetch, or the refusal that says why the text is none. */
export function readPublicFileLink(text: string): string {
  const link = readVideoLink(text);
  switch (link.kind) {
    case 'file':
      if (isPrivateHost(new URL(link.url).hostname)) {
        throw new Refusal('video_link_private');
      }
      return link.url;
    case 'youtube':
    case 'vimeo':
      throw new Refusal('video_link_embedded');
    case 'invalid':
      throw new Refusal('video_link_not_a_file');
    default:
      return link satisfies never;
  }
}
