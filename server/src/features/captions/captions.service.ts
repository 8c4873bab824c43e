import type { CaptionChange } from '@academy/contract/captions/caption.ts';
import type { TrackCues } from '@academy/contract/captions/caption-calls.ts';
import { captionLimits as limits } from '@academy/contract/captions/caption-limits.ts';
import { readCaptionFile } from '@academy/contract/captions/read-caption-file.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { Refusal } from '../../refusal.ts';
import * as cueRows from './cues.repository.ts';
import { planSave } from './plan-save.ts';
import { refusalOfFile } from './refusal-of-file.ts';
import { stopHearing } from './speech.repository.ts';
import * as tracks from './tracks.repository.ts';

export interface CaptionsAddress extends tracks.TrackAddress {
  readonly courseId: string;
}

export type CaptionsService = ReturnType<typeof createCaptionsService>;

/** Tracks and their cues. Who may call what is decided before. */
export function createCaptionsService({ db }: Database) {
  /** The track is read before its cues: what changes in between makes them newer than the revision says, never older. */
  const read = async (address: tracks.TrackAddress): Promise<TrackCues> => {
    const track = await findTrack(db, address);
    return { track: tracks.presentTrack(track), cues: await cueRows.listCues(db, track.id) };
  };

  return {
    read,

    find: (address: tracks.TrackAddress) => findTrack(db, address),

    /** A download is called after its lesson. */
    fileName: async ({ lessonId, language }: tracks.TrackAddress): Promise<string> =>
      `${(await tracks.findLessonTitle(db, lessonId)) ?? ''} ${language}`,

    save: (address: CaptionsAddress, changes: readonly CaptionChange[]): Promise<TrackCues> =>
      db.transaction(async (tx) => {
        const { id: trackId } = await lockTrack(tx, address, { orMake: changes.some(isAdding) });
        const ids = changes.map(({ id }) => id.toLowerCase());
        const plan = planSave(trackId, changes, await cueRows.findCues(tx, ids));
        await cueRows.deleteCues(tx, plan.removed);
        await cueRows.updateCues(tx, trackId, plan.changed);
        await addCues(tx, trackId, plan.added);
        if (Object.values(plan).some(({ length }) => length > 0)) {
          await tracks.markChanged(tx, trackId);
          await tellOf(tx, address);
        }
        const track = tracks.presentTrack(await findTrack(tx, address));
        return { track, cues: await cueRows.findCues(tx, ids) };
      }),

    async replaceByFile(address: CaptionsAddress, bytes: Uint8Array, revision: number | undefined) {
      const cues = readCaptionFile(bytes);
      if ('code' in cues) throw refusalOfFile(cues);
      await db.transaction(async (tx) => {
        const track = await lockTrack(tx, address, { orMake: true });
        if (revision !== undefined && revision !== track.revision) throw new Refusal('captions_changed');
        await cueRows.replaceCues(tx, track.id, cues);
        await tracks.markChanged(tx, track.id, { origin: 'file', assetId: null, isComplete: true });
        await tellOf(tx, address);
      });
      return read(address);
    },

    async remove(address: CaptionsAddress): Promise<void> {
      await db.transaction(async (tx) => {
        // A job that is writing it would begin it again.
        await stopHearing(tx, address.lessonId, { language: address.language, reason: 'removed' });
        if (!(await tracks.deleteTrack(tx, address))) throw new Refusal('captions_not_found');
        await tellOf(tx, address);
      });
    },
  };
}

const isAdding = ({ kind }: CaptionChange): boolean => kind === 'add';

async function findTrack(db: Queryable, address: tracks.TrackAddress): Promise<tracks.TrackRow> {
  const track = await tracks.findTrack(db, address);
  if (track === undefined) throw new Refusal('captions_not_found');
  return track;
}

async function lockTrack(
  tx: Transaction,
  address: CaptionsAddress,
  { orMake }: { readonly orMake: boolean },
): Promise<{ readonly id: string; readonly revision: number }> {
  const found = await tracks.lockTrack(tx, address);
  if (found !== undefined) return found;
  if (!orMake) throw new Refusal('captions_not_found');
  const count = await tracks.lockLessonTracks(tx, address.lessonId);
  if (count === undefined) throw new Refusal('lesson_not_found');
  const limit = limits.tracksPerLesson;
  if (count >= limit) throw new Refusal('too_many_tracks', { limit });
  await tracks.insertTrack(tx, address);
  const made = await tracks.lockTrack(tx, address);
  if (made === undefined) throw new Refusal('captions_not_found');
  return made;
}

async function addCues(tx: Transaction, trackId: string, cues: readonly cueRows.NewCue[]): Promise<void> {
  if (cues.length === 0) return;
  if ((await cueRows.insertCues(tx, trackId, cues)) < cues.length) {
    throw new Refusal('bad_request', 'changes: the id of a cue is taken');
  }
  const limit = limits.cuesPerTrack;
  if ((await cueRows.countCues(tx, trackId)) > limit) throw new Refusal('too_many_cues', { limit });
}

function tellOf(tx: Transaction, { courseId, lessonId }: CaptionsAddress): Promise<void> {
  return recordEvent(tx, { name: 'captions_changed', courseId, lessonId });
}
