/** What the API is put together from. */
import type { Clock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import type { FastifyBaseLogger, RouteOptions } from 'fastify';
import type { VideoOptions } from './app-videos.ts';
import type { ReceiveLimits } from './http/receive-limits.ts';

export type AppConfig = Pick<
  Config,
  | 'adminEmails'
  | 'apiOrigin'
  | 'assistant'
  | 'demoSignIn'
  | 'google'
  | 'host'
  | 'mail'
  | 'metricsToken'
  | 'oidcIssuer'
  | 'publicUrl'
  | 'setVariables'
  | 'support'
  | 'timeZone'
  | 'trustedProxies'
  | 'webOrigin'
> &
  VideoOptions['config'];

export interface AppOptions extends VideoOptions {
  readonly config: AppConfig;
  readonly database: Database;
  /** The same database with a session of one's own: for listening and for locks. */
  readonly directUrl: string;
  /** What visitors read, from a replica where there is one. */
  readonly visitorReads: ReplicaReads;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where the built web app lies; null for an API alone. */
  readonly webFolder: string | null;
  readonly receiveLimits?: ReceiveLimits;
  /** Told of every route, so that a test can hold them against what they should be. */
  readonly onRoute?: (route: RouteOptions) => void;
}
