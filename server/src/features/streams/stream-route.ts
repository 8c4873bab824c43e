import type { Call } from '@academy/contract/http/call.ts';
import { isId } from '@academy/platform/ids.ts';
import { SEGMENT_NAME, segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

export const playlistType = 'application/vnd.apple.mpegurl';

/** A lesson that is opened asks for a handful; a client that asks for ten a second is not watching. */
export const streamLimit = {
  max: 600,
  timeWindow: '1 minute',
  keyGenerator: ({ viewer, ip }: FastifyRequest) => viewer?.sessionId ?? ip,
};

type ParamsOf<C> = C extends { readonly params: infer P extends z.ZodType } ? z.output<P> : never;

/**
 * A call of the contract as a route that answers with bytes. The handler itself checks the parts of the address, after it
 * has found out who asks: a visitor with a made-up address is told to sign in.
 */
export function streamRoute<C extends Call>(
  call: C,
  handler: (params: ParamsOf<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Pick<RouteOptions, 'config' | 'handler' | 'method' | 'schema' | 'url' | 'validatorCompiler'> {
  return {
    method: ['GET', 'HEAD'],
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: call.access },
    schema: {
      summary: call.summary,
      tags: ['hls'],
      ...(call.params === undefined ? {} : { params: call.params }),
    },
    validatorCompiler: () => (value) => ({ value }),
    handler: (request, reply) => handler(request.params as ParamsOf<C>, request, reply),
  };
}

/*
 * What the parts of a stream's address name. Each has one spelling, so that nothing an attacker writes reaches the
 * database or the blob store as it stands.
 */
const PLAYLIST_NAME = /^([1-9]\d{0,4})p\.m3u8$/;
const RENDITION_NAME = /^([1-9]\d{0,4})p$/;

/** An id as we write it: letters in upper case would mean the same to the database and nothing to the blob store. */
export function isPlainId(text: string): boolean {
  return isId(text) && text === text.toLowerCase();
}

export function heightOfPlaylist(name: string): number | null {
  const [, height] = PLAYLIST_NAME.exec(name) ?? [];
  return height === undefined ? null : Number(height);
}

/** The blob that a segment's address names; null for what cannot be one. */
export function segmentKeyAt(parts: { version: string; rendition: string; file: string }): string | null {
  const [, height] = RENDITION_NAME.exec(parts.rendition) ?? [];
  if (height === undefined || !isPlainId(parts.version) || !SEGMENT_NAME.test(parts.file)) return null;
  return segmentKeyOf(parts.version, Number(height), parts.file);
}
