import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { t } from '@lingui/core/macro';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { useFileDrop } from '@/lib/use-file-drop.ts';
import { FormSection } from '../form-section.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { CoverStatus } from './cover-status.tsx';
import type { Cover } from './use-cover.ts';

interface CoverFieldProps {
  cover: Cover;
  /** As in the form: an address on the web, the path of an uploaded picture, or empty. */
  address: string;
  onAddress: (address: string) => void;
  error: string | undefined;
  /** What the painted cover is painted from. */
  courseId: string;
  category: string;
  created: boolean;
}

export function CoverField({
  cover,
  address,
  onAddress,
  error,
  courseId,
  category,
  created,
}: CoverFieldProps) {
  const { state } = cover;
  const picker = useRef<HTMLInputElement>(null);
  const uploaded = readCoverPath(address) !== null;
  const working = state.kind === 'preparing' || state.kind === 'uploading';
  const { isOver, dropProps } = useFileDrop((file) => {
    if (!working) void cover.choose(file);
  });

  return (
    <FormSection title={t`Cover image`}>
      <div
        {...dropProps}
        className={cn('-m-2 flex flex-col gap-3 rounded-card p-2', isOver && 'bg-accent-tint')}
      >
        <CoverPicture
          courseId={courseId}
          category={category}
          chosen={'picture' in state ? state.picture : undefined}
          address={address}
          overlay={
            working ? (
              <span className="absolute inset-0 grid place-items-center bg-overlay text-white">
                <Spinner className="size-8" />
              </span>
            ) : null
          }
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" pending={working} onClick={() => picker.current?.click()}>
            <ImageUp aria-hidden="true" />
            {t`Upload a picture`}
          </Button>
          {address === '' ? null : (
            <Button variant="ghost" size="sm" aria-label={t`Remove picture`} onClick={() => onAddress('')}>
              {t`Remove`}
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={t`Picture file`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after a failure.
            event.target.value = '';
            if (file) void cover.choose(file);
          }}
        />
        <CoverStatus cover={cover} created={created} />
      </div>
      <Field label={t`or its address on the web`} hint={addressHint(address)} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={uploaded ? t`Your uploaded picture is used` : 'https://...'}
            value={uploaded ? '' : address}
            onChange={(event) => onAddress(event.target.value)}
          />
        )}
      </Field>
    </FormSection>
  );
}

function addressHint(address: string): string {
  return /^http:\/\//i.test(address.trim())
    ? t`This page shows pictures from https addresses only. From http, students see the painted cover.`
    : t`Drop a picture above, or paste an https address. Without either, the cover is painted for you.`;
}
