import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import type { Hue } from '@academy/contract/courses/hues.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchText } from '@/api/client/fetch-text.ts';
import './drawn-alpana.css';

interface DrawnAlpanaProps {
  courseId: string;
  hue: Hue;
}

/** The painting of a course, which draws itself line by line. Where that is not wanted, it is simply there. */
export function DrawnAlpana({ courseId, hue }: DrawnAlpanaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const path = alpanaPath({ kind: 'cover', hue, courseId });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    fetchText(path, { signal: stop.signal }).then(
      (svg) => frame.current?.replaceChildren(readyToDraw(svg)),
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [path]);

  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="drawn-alpana aspect-video overflow-hidden rounded-card bg-sunken"
    >
      {failed ? <img src={path} alt="" width={640} height={360} className="size-full" /> : null}
    </div>
  );
}

const SHAPES = 'path,circle,ellipse';
/** How long after the first line the last one begins. */
const SPREAD_MS = 1800;

/** Every line is told to begin a little after the one before it, from the middle outwards as it was painted. */
function readyToDraw(text: string): Node {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const shapes = [...svg.querySelectorAll<SVGElement>(SHAPES)].filter(isLine);
  for (const [index, shape] of shapes.entries()) {
    // Beads and dots have a pattern of their own in place of a length: they appear.
    const isDrawn = !shape.hasAttribute('stroke-dasharray') && !/h0$/.test(shape.getAttribute('d') ?? '');
    shape.classList.add(isDrawn ? 'alpana-line' : 'alpana-bead');
    if (isDrawn) shape.setAttribute('pathLength', '1');
    shape.style.animationDelay = `${Math.round((index / shapes.length) * SPREAD_MS)}ms`;
  }
  return document.importNode(svg, true);
}

/** The ground alone has no stroke and lies outside of every group. */
const isLine = (shape: SVGElement): boolean => shape.parentElement?.tagName !== 'svg';
