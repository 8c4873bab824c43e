/** The stage of lesson.html, which stands where the app will draw its own, and goes when the app draws anything. */
export function drawStage(): { readonly show: (video: HTMLVideoElement) => void } {
  const template = document.querySelector<HTMLTemplateElement>('template#stage');
  const stage = template?.content.firstElementChild?.cloneNode(true);
  if (stage) document.getElementById('root')?.replaceChildren(stage);
  return {
    show: (video) => {
      const picture = document.querySelector('[data-picture]');
      // The app may have been quicker, and has it on its own stage then.
      if (picture === null || video.isConnected) return;
      video.className = 'size-full bg-[black] object-contain';
      picture.append(video);
    },
  };
}
