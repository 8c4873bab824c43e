import { logoLimits, logoTypes } from '@academy/contract/school-settings/logo.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { saveSchoolSettings } from '@academy/platform/school-settings/save-school-settings.ts';
import { findSchoolRules, type SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';
import type { SchoolSettingsCache } from '@academy/platform/school-settings/school-settings-cache.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { toldSettings } from './school-settings.service.ts';

interface Picture {
  readonly extension: keyof typeof logoTypes;
  readonly width: number;
  readonly height: number;
}

interface LogoParts {
  readonly database: Database;
  readonly config: SchoolConfig;
  readonly cache: Pick<SchoolSettingsCache, 'forget'>;
  readonly blobs: BlobStore;
  /** What a picture is by its own bytes; null for what is none. */
  readonly readPicture: (bytes: Buffer) => Picture | null;
}

export type LogoService = ReturnType<typeof createLogoService>;

const keyOf = (file: string) => `school/logo/${file}`;

export function createLogoService({ database: { db }, config, cache, blobs, readPicture }: LogoParts) {
  const change = async (tx: Transaction, viewer: Viewer, { revision, logo }: NewLogo) => {
    const { logo: replaced } = await findSchoolRules(tx, config);
    if (!(await saveSchoolSettings(tx, { revision, logo, actorId: viewer.id })))
      throw new Refusal('settings_stale');
    return { replaced, told: toldSettings(await findSchoolRules(tx, config)) };
  };

  const replace = async (viewer: Viewer, wanted: NewLogo) => {
    const { replaced, told } = await db.transaction((tx) => change(tx, viewer, wanted));
    cache.forget();
    if (replaced !== null) await blobs.delete(keyOf(replaced));
    return told;
  };

  return {
    upload: async (viewer: Viewer, revision: number, picture: { bytes: Buffer; announcedType: string }) => {
      const file = `${newId()}.${acceptedExtension(readPicture(picture.bytes), picture.announcedType)}`;
      await blobs.put(keyOf(file), picture.bytes);
      return replace(viewer, { revision, logo: file }).catch(async (error: unknown) => {
        await blobs.delete(keyOf(file));
        throw error;
      });
    },

    remove: (viewer: Viewer, revision: number) => replace(viewer, { revision, logo: null }),

    open: (file: string) => blobs.get(keyOf(file)),
  };
}

interface NewLogo {
  readonly revision: number;
  readonly logo: string | null;
}

function acceptedExtension(picture: Picture | null, announcedType: string): Picture['extension'] {
  if (picture === null || logoTypes[picture.extension] !== announcedType)
    throw new Refusal('logo_not_a_picture');
  const { minSide: min, maxSide: max } = logoLimits;
  if ([picture.width, picture.height].some((side) => side < min || side > max)) {
    throw new Refusal('logo_size', { min, max });
  }
  return picture.extension;
}
