/**
 * What a lesson's video link means. YouTube and Vimeo are embedded from their hosts that set no cookies before play;
 * any other web address is a file to be fetched; everything else is no link.
 */
export type VideoLink =
  | { readonly kind: 'youtube' | 'vimeo'; readonly embedUrl: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'invalid' };

/** The hosts that may be embedded: the content security policy names the same. */
export const embedOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/;

export function readVideoLink(text: string): VideoLink {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'invalid' };
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtubeLink(url, host);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeoLink(url);
  return { kind: 'file', url: url.href };
}

/**
 * What students are told of a lesson's link: one to embed. A direct link is fetched by the academy and streamed with
 * protection; telling where the bare file lies would give the protection away.
 */
export function embeddedLinkOf(videoUrl: string | null): string | null {
  if (videoUrl === null) return null;
  const { kind } = readVideoLink(videoUrl);
  return kind === 'youtube' || kind === 'vimeo' ? videoUrl : null;
}

function youtubeLink(url: URL, host: string): VideoLink {
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');
  const id = host === 'youtu.be' ? first : named;
  if (id === null || !YOUTUBE_ID.test(id)) return { kind: 'invalid' };
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return {
    kind: 'youtube',
    embedUrl: `${embedOrigins[0]}/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
  };
}

/** 90, 90s and 1m30s all mean the same. */
function secondsOf(text: string | null): number {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (parts === null) return 0;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** An unlisted video carries a hash: behind its number, or as h in the address of the player. */
function vimeoLink(url: URL): VideoLink {
  const found = VIMEO_PATH.exec(url.pathname);
  if (found === null) return { kind: 'invalid' };
  const [, id = '', behind] = found;
  const given = url.searchParams.get('h');
  const hash = behind ?? (given !== null && /^[0-9a-f]{6,20}$/.test(given) ? given : undefined);
  return {
    kind: 'vimeo',
    embedUrl: `${embedOrigins[1]}/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}`,
  };
}
