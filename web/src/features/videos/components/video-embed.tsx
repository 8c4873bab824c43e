/** Somebody else's player, in a frame that may play and nothing more: it cannot navigate this page. */
export function VideoEmbed({ title, embedUrl }: { title: string; embedUrl: string }) {
  return (
    <iframe
      src={embedUrl}
      title={`Video: ${title}`}
      allow="fullscreen; picture-in-picture; encrypted-media; autoplay"
      allowFullScreen
      // The host's player runs scripts with its own storage; both are of another origin than ours.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  );
}
